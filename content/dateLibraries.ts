/*
 * Date libraries other than Day.js, in which the examples of the pickers are written. The code for the others is made at
 * build (docs/decisions/0037-date-library.md). What cannot be made is written by hand, below `content/dateLibraries/`: a
 * folder for each library, in it the folders of pages, in them files in the place of those beside the page.
 */

/** Pages that are about a calendar, or that show one at its best: their examples exist for Jalali and Hijri adapters, too. */
export const calendarPages: readonly string[] = [
  'date-pickers/calendar-systems',
  'date-pickers/date-calendar',
  'date-pickers/date-field',
  'date-pickers/date-picker',
];

/** Examples that run with the library a reader has chosen, instead of Day.js: the first one of each kind of picker. */
export const liveDemos: readonly string[] = [
  'date-pickers/quickstart/FirstDatePicker',
  'date-pickers/date-picker/BasicDatePicker',
  'date-pickers/date-picker/ControlledValue',
  'date-pickers/date-picker/GermanPicker',
  'date-pickers/date-field/BasicDateField',
  'date-pickers/date-field/FieldFormats',
  'date-pickers/date-calendar/BasicCalendar',
  'date-pickers/date-calendar/ControlledCalendar',
  'date-pickers/calendar-systems/OtherCalendars',
  'date-pickers/time-picker/BasicTimePicker',
  'date-pickers/date-time-picker/BasicDateTimePicker',
  'date-pickers/date-range-picker/BasicDateRangePicker',
  'date-pickers/date-range-calendar/BasicRangeCalendar',
];
