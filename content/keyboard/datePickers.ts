import type { KeyChord, KeyCommand } from '#core/keyboard.ts';

/** What the practice of the pickers can show. */
export type PickerPart = 'Field' | 'Days' | 'Months' | 'Years' | 'Times' | 'Clock';

/** A proof of a command: from February 17, 2028, 09:30, with these keys, to there. */
export interface PickerKeyScenario {
  part: PickerPart;
  /** What has the focus first, by its name, such as `Month`, `17` or `9 hours`; empty where there is one thing only. */
  at: string;
  press?: readonly KeyChord[];
  /** What has the focus then, such as `Month 03` or `March 2028, 17`. Not looked at where it is left out. */
  focus?: string;
  /** The value then, as `2028-03-17 09:30`; the one from before where it is left out. */
  value?: string;
}

type Group = 'field' | 'days' | 'months-and-years' | 'times' | 'clock';
type Outcome = Omit<PickerKeyScenario, 'part' | 'at'>;

const proofsOf =
  (part: PickerPart) =>
  (at: string, outcome: Outcome): PickerKeyScenario => ({ part, at, ...outcome });

const inField = proofsOf('Field');
const inDays = proofsOf('Days');
const inMonths = proofsOf('Months');
const inYears = proofsOf('Years');
const inTimes = proofsOf('Times');
const inClock = (outcome: Outcome): PickerKeyScenario => ({ part: 'Clock', at: '', ...outcome });

const fieldKeys: readonly KeyCommand<Group, PickerKeyScenario>[] = [
  {
    group: 'field',
    keys: [['4']],
    when: '',
    does: 'Fills the section, as every digit does. The focus moves on when no further digit is possible.',
    scenarios: [
      inField('Month', { focus: 'Day 17', value: '2028-04-17 09:30' }),
      inField('Month', { press: [['1']], focus: 'Month 01', value: '2028-01-17 09:30' }),
      inField('Month', { press: [['1'], ['1']], focus: 'Day 17', value: '2028-11-17 09:30' }),
    ],
  },
  {
    group: 'field',
    keys: [['Letter']],
    when: 'The month',
    does: 'Chooses the first month whose name begins with it. Further letters narrow it down.',
    scenarios: [
      inField('Month', { press: [['a']], focus: 'Month 04', value: '2028-04-17 09:30' }),
      inField('Month', { press: [['a'], ['u']], focus: 'Day 17', value: '2028-08-17 09:30' }),
      inField('Day', { press: [['a']], focus: 'Day 17' }),
    ],
  },
  {
    group: 'field',
    keys: [['ArrowUp']],
    when: '',
    does: 'Adds one. After the largest value comes the smallest.',
    scenarios: [
      inField('Month', { focus: 'Month 03', value: '2028-03-17 09:30' }),
      inField('Day', { press: [['End'], ['ArrowUp']], focus: 'Day 01', value: '2028-02-01 09:30' }),
    ],
  },
  {
    group: 'field',
    keys: [['ArrowDown']],
    when: '',
    does: 'Subtracts one. After the smallest value comes the largest.',
    scenarios: [
      inField('Month', { focus: 'Month 01', value: '2028-01-17 09:30' }),
      inField('Day', {
        press: [['Home'], ['ArrowDown']],
        focus: 'Day 29',
        value: '2028-02-29 09:30',
      }),
    ],
  },
  {
    group: 'field',
    keys: [['PageUp']],
    when: '',
    does: 'Adds five.',
    scenarios: [inField('Day', { focus: 'Day 22', value: '2028-02-22 09:30' })],
  },
  {
    group: 'field',
    keys: [['PageDown']],
    when: '',
    does: 'Subtracts five.',
    scenarios: [inField('Day', { focus: 'Day 12', value: '2028-02-12 09:30' })],
  },
  {
    group: 'field',
    keys: [['Home']],
    when: '',
    does: 'Goes to the smallest value of the section.',
    scenarios: [inField('Day', { focus: 'Day 01', value: '2028-02-01 09:30' })],
  },
  {
    group: 'field',
    keys: [['End']],
    when: '',
    does: 'Goes to the largest value of the section.',
    scenarios: [inField('Day', { focus: 'Day 29', value: '2028-02-29 09:30' })],
  },
  {
    group: 'field',
    keys: [['Delete'], ['Backspace']],
    when: '',
    does: 'Empties the section.',
    scenarios: [inField('Day', { focus: 'Day DD', value: 'none' })],
  },
  {
    group: 'field',
    keys: [['Mod', 'a']],
    when: '',
    does: 'Selects all sections. The next Delete empties the field.',
    scenarios: [
      inField('Day', { focus: 'the whole field' }),
      inField('Day', { press: [['Mod', 'a'], ['Delete']], value: 'none' }),
    ],
  },
];

const dayKeys: readonly KeyCommand<Group, PickerKeyScenario>[] = [
  {
    group: 'days',
    keys: [['ArrowRight']],
    when: '',
    does: 'Moves to the next day that is not disabled.',
    scenarios: [
      inDays('17', { focus: 'February 2028, 19' }),
      inDays('29', { focus: 'March 2028, 1' }),
    ],
  },
  {
    group: 'days',
    keys: [['ArrowLeft']],
    when: '',
    does: 'Moves to the previous day that is not disabled.',
    scenarios: [
      inDays('19', { focus: 'February 2028, 17' }),
      inDays('1', { focus: 'January 2028, 31' }),
    ],
  },
  {
    group: 'days',
    keys: [['ArrowDown']],
    when: '',
    does: 'Moves to the same weekday of the next week, unless that day is disabled.',
    scenarios: [
      inDays('17', { focus: 'February 2028, 24' }),
      inDays('11', { focus: 'February 2028, 11' }),
    ],
  },
  {
    group: 'days',
    keys: [['ArrowUp']],
    when: '',
    does: 'Moves to the same weekday of the previous week, unless that day is disabled.',
    scenarios: [
      inDays('17', { focus: 'February 2028, 10' }),
      inDays('25', { focus: 'February 2028, 25' }),
    ],
  },
  {
    group: 'days',
    keys: [['Home']],
    when: '',
    does: 'Moves to the first day of the week.',
    scenarios: [inDays('17', { focus: 'February 2028, 13' })],
  },
  {
    group: 'days',
    keys: [['End']],
    when: '',
    does: 'Moves to the last day of the week.',
    scenarios: [inDays('17', { focus: 'February 2028, 19' })],
  },
  {
    group: 'days',
    keys: [['PageUp']],
    when: '',
    does: 'Moves to the same day of the next month.',
    scenarios: [
      inDays('17', { focus: 'March 2028, 17' }),
      inDays('17', { press: [['PageDown'], ['PageUp']], focus: 'February 2028, 17' }),
    ],
  },
  {
    group: 'days',
    keys: [['PageDown']],
    when: '',
    does: 'Moves to the same day of the previous month.',
    scenarios: [inDays('17', { focus: 'January 2028, 17' })],
  },
  {
    group: 'days',
    keys: [['Enter'], [' ']],
    when: '',
    does: 'Chooses the day and keeps the time.',
    scenarios: [inDays('24', { focus: 'February 2028, 24', value: '2028-02-24 09:30' })],
  },
];

const monthAndYearKeys: readonly KeyCommand<Group, PickerKeyScenario>[] = [
  {
    group: 'months-and-years',
    keys: [['ArrowRight']],
    when: '',
    does: 'Moves to the next month or year. After December comes January.',
    scenarios: [
      inMonths('February', { focus: 'March' }),
      inMonths('December', { focus: 'January' }),
      inYears('2028', { focus: '2029' }),
    ],
  },
  {
    group: 'months-and-years',
    keys: [['ArrowLeft']],
    when: '',
    does: 'Moves to the previous month or year. Before January comes December.',
    scenarios: [
      inMonths('February', { focus: 'January' }),
      inMonths('January', { focus: 'December' }),
      inYears('2028', { focus: '2027' }),
    ],
  },
  {
    group: 'months-and-years',
    keys: [['ArrowDown']],
    when: '',
    does: 'Moves one row down. In the years, it stops at the last row.',
    scenarios: [
      inMonths('February', { focus: 'May' }),
      inYears('2028', { focus: '2031' }),
      inYears('2035', { focus: '2035' }),
    ],
  },
  {
    group: 'months-and-years',
    keys: [['ArrowUp']],
    when: '',
    does: 'Moves one row up. In the years, it stops at the first row.',
    scenarios: [
      inMonths('February', { focus: 'November' }),
      inYears('2028', { focus: '2025' }),
      inYears('2020', { focus: '2020' }),
    ],
  },
  {
    group: 'months-and-years',
    keys: [['Enter'], [' ']],
    when: '',
    does: 'Chooses the month or the year.',
    scenarios: [
      inMonths('May', { focus: 'May', value: '2028-05-17 09:30' }),
      inYears('2031', { focus: '2031', value: '2031-02-17 09:30' }),
    ],
  },
];

const timeKeys: readonly KeyCommand<Group, PickerKeyScenario>[] = [
  {
    group: 'times',
    keys: [['ArrowDown']],
    when: '',
    does: 'Moves to the next option of the column.',
    scenarios: [inTimes('9 hours', { focus: '10 hours' })],
  },
  {
    group: 'times',
    keys: [['ArrowUp']],
    when: '',
    does: 'Moves to the previous option of the column.',
    scenarios: [inTimes('9 hours', { focus: '8 hours' })],
  },
  {
    group: 'times',
    keys: [['PageDown']],
    when: '',
    does: 'Moves five options down.',
    scenarios: [inTimes('9 hours', { focus: '14 hours' })],
  },
  {
    group: 'times',
    keys: [['PageUp']],
    when: '',
    does: 'Moves five options up.',
    scenarios: [inTimes('9 hours', { focus: '4 hours' })],
  },
  {
    group: 'times',
    keys: [['Home']],
    when: '',
    does: 'Moves to the first option.',
    scenarios: [inTimes('9 hours', { focus: '0 hours' })],
  },
  {
    group: 'times',
    keys: [['End']],
    when: '',
    does: 'Moves to the last option.',
    scenarios: [inTimes('9 hours', { focus: '23 hours' })],
  },
  {
    group: 'times',
    keys: [['Enter'], [' ']],
    when: '',
    does: 'Chooses the option.',
    scenarios: [inTimes('10 hours', { value: '2028-02-17 10:30' })],
  },
];

const clockKeys: readonly KeyCommand<Group, PickerKeyScenario>[] = [
  {
    group: 'clock',
    keys: [['ArrowUp']],
    when: '',
    does: 'Adds an hour or a minute, and changes the value at once.',
    scenarios: [inClock({ value: '2028-02-17 10:30' })],
  },
  {
    group: 'clock',
    keys: [['ArrowDown']],
    when: '',
    does: 'Subtracts an hour or a minute.',
    scenarios: [inClock({ value: '2028-02-17 08:30' })],
  },
  {
    group: 'clock',
    keys: [['PageUp']],
    when: '',
    does: 'Adds five, as far as the last hour or minute.',
    scenarios: [
      inClock({ value: '2028-02-17 14:30' }),
      inClock({
        press: [['PageUp'], ['PageUp'], ['PageUp'], ['PageUp']],
        value: '2028-02-17 23:30',
      }),
    ],
  },
  {
    group: 'clock',
    keys: [['PageDown']],
    when: '',
    does: 'Subtracts five, as far as the first hour or minute.',
    scenarios: [inClock({ value: '2028-02-17 04:30' })],
  },
  {
    group: 'clock',
    keys: [['Home']],
    when: '',
    does: 'Goes to the first hour or minute.',
    scenarios: [inClock({ value: '2028-02-17 00:30' })],
  },
  {
    group: 'clock',
    keys: [['End']],
    when: '',
    does: 'Goes to the last hour or minute.',
    scenarios: [inClock({ value: '2028-02-17 23:30' })],
  },
];

/** The keys of the pickers. Each row is executed by `content/docs/date-pickers/accessibility/KeyboardPractice.spec.ts`. */
export const datePickers: readonly KeyCommand<Group, PickerKeyScenario>[] = [
  ...fieldKeys,
  ...dayKeys,
  ...monthAndYearKeys,
  ...timeKeys,
  ...clockKeys,
];
