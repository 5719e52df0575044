import type { PlaygroundGroup, PlaygroundRecord, PropNote } from '#core/propsPlayground/record.ts';

const DAY = { '17 April 2026': "dayjs('2026-04-17')" };
const TIME = { '15:30': "dayjs('2026-04-17T15:30')" };
const MOMENT = { '17 April 2026, 15:30': "dayjs('2026-04-17T15:30')" };
const WEEK = { 'A week in April': "[dayjs('2026-04-17'), dayjs('2026-04-24')]" };
const HOURS = {
  'Two hours': "[dayjs('2026-04-17T15:30'), dayjs('2026-04-17T17:30')]",
};
const STAY = {
  'A stay in April': "[dayjs('2026-04-17T15:30'), dayjs('2026-04-24T10:00')]",
};

/** The value stands in the picker from the start where there is no field to type into. */
const value = (presets: Record<string, string>, shown = false): PropNote => ({
  presets,
  ...(shown && { initial: Object.keys(presets)[0] ?? '' }),
});

const reference = (presets: Record<string, string>): Record<string, PropNote> => ({
  referenceDate: { presets },
});

const DATE_VIEWS = {
  'Year and day': "['year', 'day']",
  'Year, month and day': "['year', 'month', 'day']",
  'Month and year': "['month', 'year']",
};
const dateViews: Record<string, PropNote> = {
  views: { presets: DATE_VIEWS },
  openTo: { brings: { month: { views: 'Year, month and day' } } },
};
const timeViews: Record<string, PropNote> = {
  views: {
    presets: {
      Hours: "['hours']",
      'Hours to seconds': "['hours', 'minutes', 'seconds']",
    },
  },
};
const momentViews: Record<string, PropNote> = {
  views: {
    presets: {
      'Day and hours': "['day', 'hours']",
      'Day to seconds': "['day', 'hours', 'minutes', 'seconds']",
    },
  },
};

const FIELD = {
  'Helper text': "{ textField: { helperText: 'As on your ticket' } }",
  'Small field': "{ textField: { size: 'small' } }",
  Clearable: '{ field: { clearable: true } }',
};
const field: Record<string, PropNote> = { slotProps: { presets: FIELD } };
const actions: Record<string, PropNote> = {
  slotProps: { presets: { 'Today and Clear': "{ actionBar: { actions: ['today', 'clear'] } }" } },
};

const labeled = (label: string): Record<string, PropNote> => ({ label: { initial: label } });

const PICKER = ['label', 'defaultValue', 'views', 'format', 'disabled', 'readOnly', 'slotProps'];

/** A popup's field; the popup itself lies over the page. */
const FIELD_HEIGHT = [88, 88, 88] as const;
/** Calendars and clocks: the taller of their views. */
const CALENDAR_HEIGHT = [336, 336, 336] as const;

const picker = (
  component: string,
  props: Record<string, PropNote>,
  more: { first?: string[]; leaveOut?: string[] } = {},
): PlaygroundRecord => ({
  component,
  height: FIELD_HEIGHT,
  first: [...PICKER, ...(more.first ?? [])],
  ...(more.leaveOut !== undefined && { leaveOut: more.leaveOut }),
  props,
});

const popups: PlaygroundRecord[] = [
  picker(
    'DatePicker',
    {
      ...labeled('Departure'),
      ...dateViews,
      ...field,
      ...reference(DAY),
      defaultValue: value(DAY),
    },
    { first: ['minDate', 'maxDate', 'disablePast', 'openTo'] },
  ),
  picker(
    'TimePicker',
    {
      ...labeled('Departure'),
      ...timeViews,
      ...field,
      ...reference(TIME),
      defaultValue: value(TIME),
    },
    { first: ['ampm', 'minutesStep', 'timeSteps', 'minTime', 'maxTime'], leaveOut: ['openTo'] },
  ),
  picker(
    'DateTimePicker',
    {
      ...labeled('Departure'),
      ...momentViews,
      ...field,
      ...reference(MOMENT),
      defaultValue: value(MOMENT),
    },
    { first: ['ampm', 'minutesStep', 'minDate', 'disablePast'], leaveOut: ['openTo'] },
  ),
  {
    component: 'DateRangePicker',
    height: FIELD_HEIGHT,
    first: [
      'label',
      'defaultValue',
      'calendars',
      'format',
      'disabled',
      'readOnly',
      'slotProps',
      'disablePast',
    ],
    props: { ...labeled('Stay'), ...field, ...reference(DAY), defaultValue: value(WEEK) },
  },
  picker(
    'TimeRangePicker',
    {
      ...labeled('Shift'),
      ...timeViews,
      ...field,
      ...reference(TIME),
      defaultValue: value(HOURS),
    },
    { first: ['ampm', 'minutesStep', 'timeSteps'], leaveOut: ['openTo'] },
  ),
  picker(
    'DateTimeRangePicker',
    {
      ...labeled('Stay'),
      ...momentViews,
      ...field,
      ...reference(MOMENT),
      defaultValue: value(STAY),
    },
    { first: ['calendars', 'ampm', 'minutesStep'], leaveOut: ['openTo'] },
  ),
];

const FIELD_FIRST = ['label', 'defaultValue', 'format', 'clearable', 'disabled', 'readOnly'];

const fieldAlone = (
  component: string,
  props: Record<string, PropNote>,
  more: string[],
): PlaygroundRecord => ({
  component,
  height: FIELD_HEIGHT,
  first: [...FIELD_FIRST, ...more],
  props,
});

const fields: PlaygroundRecord[] = [
  fieldAlone(
    'DateField',
    { ...labeled('Departure'), ...reference(DAY), defaultValue: value(DAY) },
    ['minDate', 'maxDate', 'disablePast', 'size', 'variant'],
  ),
  fieldAlone(
    'TimeField',
    { ...labeled('Departure'), ...reference(TIME), defaultValue: value(TIME) },
    ['ampm', 'minTime', 'maxTime', 'minutesStep', 'size', 'variant'],
  ),
  fieldAlone(
    'DateTimeField',
    { ...labeled('Departure'), ...reference(MOMENT), defaultValue: value(MOMENT) },
    ['ampm', 'minDate', 'disablePast', 'minutesStep', 'size', 'variant'],
  ),
  fieldAlone(
    'SingleInputDateRangeField',
    { ...labeled('Stay'), ...reference(DAY), defaultValue: value(WEEK) },
    ['minDate', 'maxDate', 'disablePast', 'size', 'variant'],
  ),
  fieldAlone(
    'SingleInputTimeRangeField',
    { ...labeled('Shift'), ...reference(TIME), defaultValue: value(HOURS) },
    ['ampm', 'minTime', 'maxTime', 'minutesStep', 'size', 'variant'],
  ),
  fieldAlone(
    'SingleInputDateTimeRangeField',
    { ...labeled('Stay'), ...reference(MOMENT), defaultValue: value(STAY) },
    ['ampm', 'minDate', 'disablePast', 'minutesStep', 'size', 'variant'],
  ),
];

const STATIC = ['defaultValue', 'displayStaticWrapperAs', 'slotProps', 'disabled', 'readOnly'];

/** As beside other content: without a dialog's toolbar, whose heading would skip levels of this page's. */
const flat: Record<string, PropNote> = { displayStaticWrapperAs: { initial: 'desktop' } };

const statics: PlaygroundRecord[] = [
  {
    component: 'StaticDatePicker',
    height: [400, 400, 400],
    first: [...STATIC, 'views', 'openTo', 'orientation', 'minDate', 'maxDate'],
    props: { ...flat, ...dateViews, ...actions, ...reference(DAY), defaultValue: value(DAY, true) },
  },
  {
    component: 'StaticTimePicker',
    height: [432, 432, 432],
    first: [...STATIC, 'views', 'ampm', 'orientation', 'minTime', 'maxTime'],
    leaveOut: ['openTo'],
    props: { ...timeViews, ...actions, ...reference(TIME), defaultValue: value(TIME, true) },
  },
  {
    component: 'StaticDateTimePicker',
    height: [570, 570, 570],
    first: [...STATIC, 'views', 'ampm', 'orientation', 'minDate', 'disablePast'],
    leaveOut: ['openTo'],
    props: {
      ...momentViews,
      ...actions,
      ...reference(MOMENT),
      defaultValue: value(MOMENT, true),
    },
  },
  {
    component: 'StaticDateRangePicker',
    height: [424, 424, 424],
    first: [...STATIC, 'calendars', 'minDate', 'maxDate'],
    props: { ...flat, ...actions, ...reference(DAY), defaultValue: value(WEEK, true) },
  },
];

const views: PlaygroundRecord[] = [
  {
    component: 'DateCalendar',
    height: CALENDAR_HEIGHT,
    first: [
      'defaultValue',
      'views',
      'openTo',
      'disabled',
      'readOnly',
      'minDate',
      'maxDate',
      'disablePast',
      'displayWeekNumber',
      'showDaysOutsideCurrentMonth',
      'loading',
    ],
    props: { ...dateViews, ...reference(DAY), defaultValue: value(DAY, true) },
  },
  {
    component: 'MonthCalendar',
    height: [232, 232, 232],
    first: ['defaultValue', 'monthsPerRow', 'disabled', 'readOnly', 'minDate', 'maxDate'],
    props: { ...reference(DAY), defaultValue: value(DAY, true) },
  },
  {
    component: 'YearCalendar',
    height: [304, 304, 304],
    first: [
      'defaultValue',
      'yearsPerRow',
      'yearsOrder',
      'disabled',
      'readOnly',
      'minDate',
      'maxDate',
    ],
    props: { ...reference(DAY), defaultValue: value(DAY, true) },
  },
  {
    component: 'DateRangeCalendar',
    height: [360, 360, 360],
    first: [
      'defaultValue',
      'calendars',
      'disabled',
      'readOnly',
      'minDate',
      'maxDate',
      'disablePast',
      'displayWeekNumber',
      'loading',
    ],
    leaveOut: ['openTo'],
    props: { ...reference(DAY), defaultValue: value(WEEK, true) },
  },
  {
    component: 'TimeClock',
    height: [280, 280, 280],
    first: [
      'defaultValue',
      'views',
      'ampm',
      'ampmInClock',
      'disabled',
      'readOnly',
      'minTime',
      'maxTime',
      'minutesStep',
    ],
    leaveOut: ['openTo'],
    props: { ...timeViews, ...reference(TIME), defaultValue: value(TIME, true) },
  },
  {
    component: 'DigitalClock',
    height: [240, 240, 240],
    first: [
      'defaultValue',
      'ampm',
      'timeStep',
      'skipDisabled',
      'disabled',
      'readOnly',
      'minTime',
      'maxTime',
    ],
    leaveOut: ['openTo'],
    props: {
      ...reference(TIME),
      defaultValue: value(TIME, true),
      timeStep: { range: [5, 120, 5] },
    },
  },
  {
    component: 'MultiSectionDigitalClock',
    height: [240, 240, 240],
    first: [
      'defaultValue',
      'views',
      'ampm',
      'timeSteps',
      'skipDisabled',
      'disabled',
      'readOnly',
      'minTime',
      'maxTime',
    ],
    leaveOut: ['openTo'],
    props: { ...timeViews, ...reference(TIME), defaultValue: value(TIME, true) },
  },
];

export const pickerPlaygrounds: PlaygroundGroup = {
  family: {
    imports: ["import dayjs from 'dayjs';"],
    wrapper: {
      open: '<LocalizationProvider dateAdapter={AdapterDayjs}>',
      close: '</LocalizationProvider>',
      imports: [
        "import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';",
        "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
      ],
    },
    height: CALENDAR_HEIGHT,
    groups: [
      {
        title: 'Validation',
        pattern: /^(min|max|disable(Past|Future|Ignoring)|shouldDisable|skipDisabled)/,
      },
      { title: 'Field', pattern: /format|label|closeOnSelect/i },
      { title: 'Calendar', pattern: /month|year|week|day|calendar|loading/i },
      { title: 'Clock', pattern: /ampm|time|minute/i },
    ],
    leaveOut: ['timezone', 'desktopModeMediaQuery'],
    props: {
      minDate: { presets: { '6 April 2026': "dayjs('2026-04-06')" } },
      maxDate: { presets: { '24 April 2026': "dayjs('2026-04-24')" } },
      minTime: { presets: { '8:00': "dayjs('2026-04-17T08:00')" } },
      maxTime: { presets: { '18:45': "dayjs('2026-04-17T18:45')" } },
      minDateTime: { presets: { '6 April 2026, 8:00': "dayjs('2026-04-06T08:00')" } },
      maxDateTime: { presets: { '24 April 2026, 18:45': "dayjs('2026-04-24T18:45')" } },
      shouldDisableDate: { presets: { Sundays: '(date) => date.day() === 0' } },
      timeSteps: { presets: { Quarters: '{ hours: 1, minutes: 15, seconds: 5 }' } },
      minutesStep: { range: [1, 30, 1] },
      fixedWeekNumber: { range: [4, 6, 1] },
      thresholdToRenderTimeInASingleColumn: { range: [1, 60, 1] },
    },
  },
  playgrounds: [...popups, ...fields, ...statics, ...views],
};

const namesOf = (records: readonly PlaygroundRecord[]): string[] =>
  records.map(({ component }) => component);

/** How `/x/react-date-pickers/playground/` groups them. */
export const pickerKinds: readonly { title: string; components: readonly string[] }[] = [
  { title: 'Pickers with a popup', components: namesOf(popups) },
  { title: 'Fields', components: namesOf(fields) },
  { title: 'Static pickers', components: namesOf(statics) },
  { title: 'Calendars and clocks', components: namesOf(views) },
];
