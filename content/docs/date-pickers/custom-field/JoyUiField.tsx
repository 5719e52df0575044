import * as React from 'react';
import dayjs from 'dayjs';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import {
  THEME_ID,
  ThemeProvider,
  type CssVarsThemeOptions,
} from '@mui/joy/styles';
import Box from '@mui/material/Box';
import type { TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** The colors and the font of Material UI, in which the popup is drawn. */
const look: CssVarsThemeOptions = {
  fontFamily: { body: 'inherit' },
  colorSchemes: {
    light: {
      palette: {
        background: { surface: 'var(--mui-palette-background-paper)' },
        danger: {
          500: 'var(--mui-palette-error-main)',
          mainChannel: 'var(--mui-palette-error-mainChannel)',
          outlinedBorder: 'var(--mui-palette-error-main)',
          outlinedColor: 'var(--mui-palette-error-main)',
        },
        focusVisible: 'var(--mui-palette-primary-main)',
        neutral: {
          outlinedBorder: 'var(--mui-palette-action-active)',
          outlinedColor: 'var(--mui-palette-text-primary)',
        },
        text: {
          primary: 'var(--mui-palette-text-primary)',
          tertiary: 'var(--mui-palette-text-secondary)',
        },
      },
    },
  },
};
// Two themes, side by side: without its own, Joy UI would read the other one.
const theme = { [THEME_ID]: look };

const JoyTextField = React.forwardRef<HTMLDivElement, TextFieldProps>(
  function JoyTextField(props, ref) {
    const { InputProps, inputProps, helperText } = props;

    return (
      <FormControl
        ref={ref}
        id={props.id}
        className={props.className}
        disabled={props.disabled}
        error={props.error}
        required={props.required}
      >
        <FormLabel>{props.label}</FormLabel>
        <Input
          ref={InputProps?.ref as React.Ref<HTMLDivElement>}
          error={props.error}
          name={props.name}
          value={props.value as string}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete}
          readOnly={InputProps?.readOnly}
          onChange={props.onChange}
          onClick={props.onClick}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
          startDecorator={InputProps?.startAdornment}
          endDecorator={InputProps?.endAdornment}
          slotProps={{ input: inputProps }}
        />
        {helperText && <FormHelperText>{helperText}</FormHelperText>}
      </FormControl>
    );
  },
);

const slots = { textField: JoyTextField };
const slotProps = {
  openPickerButton: { size: 'small' as const },
  textField: { helperText: 'From April 20' },
};

export default function JoyUiField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ThemeProvider theme={theme}>
        <Box sx={{ maxWidth: 320 }}>
          <DatePicker
            label="Delivery"
            enableAccessibleFieldDOMStructure={false}
            defaultValue={dayjs('2026-04-22')}
            minDate={dayjs('2026-04-20')}
            slots={slots}
            slotProps={slotProps}
          />
        </Box>
      </ThemeProvider>
    </LocalizationProvider>
  );
}
