import type * as React from 'react';
import dayjs from 'dayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export const kinds = ['Date', 'Time', 'Range'] as const;
export const styles = ['Field', 'Field and popup', 'Always open'] as const;

export type Kind = (typeof kinds)[number];
export type Style = (typeof styles)[number];

interface Choice {
  name: string;
  from: string;
  component: React.ReactNode;
}

const COMMUNITY = '@mui/x-date-pickers';
const PRO = '@mui/x-date-pickers-pro';
const label = 'Try it';
const value = dayjs('2026-09-14T09:30');
const week: [dayjs.Dayjs, dayjs.Dayjs] = [value, value.add(4, 'day')];

const community = (name: string, component: React.ReactNode): Choice => ({
  name,
  from: `${COMMUNITY}/${name}`,
  component,
});
const pro = (name: string, component: React.ReactNode): Choice => ({
  name,
  from: `${PRO}/${name}`,
  component,
});

export const choices: Record<Kind, Record<Style, Choice>> = {
  Date: {
    Field: community(
      'DateField',
      <DateField label={label} defaultValue={value} />,
    ),
    'Field and popup': community(
      'DatePicker',
      <DatePicker label={label} defaultValue={value} />,
    ),
    'Always open': community(
      'DateCalendar',
      <DateCalendar defaultValue={value} sx={{ mx: 0, maxWidth: '100%' }} />,
    ),
  },
  Time: {
    Field: community(
      'TimeField',
      <TimeField label={label} defaultValue={value} />,
    ),
    'Field and popup': community(
      'TimePicker',
      <TimePicker label={label} defaultValue={value} />,
    ),
    'Always open': community(
      'DigitalClock',
      <DigitalClock defaultValue={value} />,
    ),
  },
  Range: {
    Field: pro(
      'SingleInputDateRangeField',
      <SingleInputDateRangeField label={label} defaultValue={week} />,
    ),
    'Field and popup': pro(
      'DateRangePicker',
      <DateRangePicker label={label} defaultValue={week} />,
    ),
    'Always open': pro(
      'DateRangeCalendar',
      <DateRangeCalendar calendars={1} defaultValue={week} />,
    ),
  },
};
