import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import './styles.css';

const PlainTextField = React.forwardRef<HTMLDivElement, PickersTextFieldProps>(
  function PlainTextField(props, ref) {
    const { label, name, value, onChange, inputRef, InputProps, helperText } =
      props;
    // On touch screens, the picker passes no id.
    const generatedId = React.useId();
    const id = props.id ?? generatedId;
    const labelId = `${id}-label`;
    const helperId = `${id}-helper-text`;
    // A click beside the sections focuses one of them, and keys are theirs.
    const group = {
      'aria-labelledby': labelId,
      'aria-describedby': helperText ? helperId : undefined,
      'data-invalid': props.error,
      onClick: props.onClick,
    };

    return (
      <div className="PlainHtmlField-root" ref={ref}>
        <span id={labelId}>{label}</span>
        <div
          className="PlainHtmlField-box"
          ref={InputProps?.ref}
          role="group"
          {...group}
        >
          {InputProps?.startAdornment}
          <PickersSectionList
            className="PlainHtmlField-sections"
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
          <input
            className="PlainHtmlField-input"
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
        </div>
        {helperText && <small id={helperId}>{helperText}</small>}
      </div>
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
