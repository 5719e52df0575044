import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Alert from '@mui/material/Alert';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';

const LayoutWithNote = React.forwardRef<
  HTMLDivElement,
  PickersLayoutProps<Dayjs | null>
>(function LayoutWithNote(props, ref) {
  const { toolbar, tabs, content, shortcuts, actionBar, ownerState } =
    usePickerLayout(props);

  return (
    <PickersLayoutRoot
      ref={ref}
      ownerState={ownerState}
      className={`${pickersLayoutClasses.root} ${props.className ?? ''}`}
      sx={props.sx}
    >
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
        ownerState={ownerState}
      >
        {tabs}
        {content}
        <Alert severity="info" sx={{ maxWidth: 288, m: 2, mt: 0 }}>
          Order bread two days ahead.
        </Alert>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
});

const slots = { layout: LayoutWithNote };

export default function LayoutByDom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-04-17')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
