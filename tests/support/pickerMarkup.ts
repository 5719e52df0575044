import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { createElement, type ComponentType, type ReactElement } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { expect } from '@playwright/test';
import { markupOf } from './markup.ts';

/** What a field or a calendar renders before a browser has it, with Day.js. */
export const pickerMarkupOf = (element: ReactElement, adapterLocale = 'en'): string =>
  markupOf(
    createElement(LocalizationProvider, { dateAdapter: AdapterDayjs, adapterLocale }, element),
  );

interface FieldProps {
  defaultValue?: Dayjs | null;
  format?: string;
  ampm?: boolean;
}

/** A field follows `ampm` only as long as it has no format. */
export function expectAmpmWithoutFormat(Field: ComponentType<FieldProps>): void {
  const textOf = (props: FieldProps): string | undefined => {
    const element = createElement(Field, { defaultValue: dayjs('2026-05-10T13:05'), ...props });
    return / value="([^"]*)"/.exec(pickerMarkupOf(element))?.[1];
  };
  for (const ampm of [true, false]) {
    expect(textOf({ format: 'hh:mm A', ampm })).toBe('01:05 PM');
    expect(textOf({ format: 'HH:mm', ampm })).toBe('13:05');
  }
  expect(textOf({ ampm: true })).toMatch(/01:05 PM$/);
  expect(textOf({ ampm: false })).toMatch(/13:05$/);
}
