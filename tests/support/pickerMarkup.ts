import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { createElement, type ReactElement } from 'react';
import { markupOf } from './markup.ts';

/** What a field or a calendar renders before a browser has it, with Day.js. */
export const pickerMarkupOf = (element: ReactElement, adapterLocale = 'en'): string =>
  markupOf(
    createElement(LocalizationProvider, { dateAdapter: AdapterDayjs, adapterLocale }, element),
  );
