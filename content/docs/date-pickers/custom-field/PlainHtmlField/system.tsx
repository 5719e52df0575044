import * as React from 'react';
import dayjs from 'dayjs';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';

const Root = styled('div')({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 240,
});

const InputBox = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: 4,
  paddingInline: '12px 20px',
  border: '1px solid var(--mui-palette-text-secondary)',
  borderRadius: 4,
  '&:focus-within': { outline: '2px solid var(--mui-palette-primary-main)' },
  '&[data-invalid="true"]': { borderColor: 'var(--mui-palette-error-main)' },
});

const Sections = styled(PickersSectionList)({ whiteSpace: 'pre' });

/** Holds the text for forms. It keeps its place, so that `required` can point at it. */
const FormInput = styled('input')({
  position: 'absolute',
  inset: 'auto 0 0',
  width: '100%',
  height: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});

const PlainTextField = React.forwardRef<HTMLDivElement, PickersTextFieldProps>(
  function PlainTextField(props, ref) {
    const { label, name, value, onChange, inputRef, InputProps, helperText } =
      props;
    // On touch screens, the picker passes no id.
    const generatedId = React.useId();
    const id = props.id ?? generatedId;
    const labelId = `${id}-label`;
    const helperId = `${id}-helper-text`;

    return (
      <Root ref={ref}>
        <span id={labelId}>{label}</span>
        <InputBox
          ref={InputProps?.ref}
          role="group"
          aria-labelledby={labelId}
          aria-describedby={helperText ? helperId : undefined}
          data-invalid={props.error}
          onClick={props.onClick}
        >
          {InputProps?.startAdornment}
          <Sections
            elements={props.elements}
            sectionListRef={props.sectionListRef}
            contentEditable={props.contentEditable}
            tabIndex={props.tabIndex}
            onFocus={props.onFocus}
            onBlur={props.onBlur}
            onInput={props.onInput}
            onPaste={props.onPaste}
            onKeyDown={props.onKeyDown}
          />
          {InputProps?.endAdornment}
          <FormInput
            ref={inputRef}
            id={id}
            name={name}
            value={value}
            onChange={onChange}
            disabled={props.disabled}
            required={props.required}
            tabIndex={-1}
            aria-hidden
          />
        </InputBox>
        {helperText && <small id={helperId}>{helperText}</small>}
      </Root>
    );
  },
);

const slots = { textField: PlainTextField };
const slotProps = { textField: { helperText: 'As in your passport' } };

export default function PlainHtmlField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        defaultValue={dayjs('1988-05-09')}
        maxDate={dayjs('2026-04-17')}
        slots={slots}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
