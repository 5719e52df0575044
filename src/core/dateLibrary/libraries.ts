import type { PreferenceValue } from '../preferences/preferences.ts';

/** A date library that the pickers have an adapter for, as the reader's choice keeps it. */
export type DateLibrary = PreferenceValue<'dateLibrary'>;

/** Those whose code is made from that of Day.js, in which authors write. */
export type DerivedLibrary = Exclude<DateLibrary, 'dayjs'>;

interface LibraryFacts {
  /** As people write it. */
  name: string;
  /** Of `@mui/x-date-pickers`, and of its Pro package. */
  adapter: string;
  /** Its calendar, where that is not the Gregorian one: only some pages are about it. */
  calendar?: 'Jalali' | 'Hijri';
}

/** Each library, in the order in which it is offered. */
export const dateLibraries: Readonly<Record<DateLibrary, LibraryFacts>> = {
  dayjs: { name: 'Day.js', adapter: 'AdapterDayjs' },
  'date-fns': { name: 'date-fns', adapter: 'AdapterDateFns' },
  luxon: { name: 'Luxon', adapter: 'AdapterLuxon' },
  moment: { name: 'Moment', adapter: 'AdapterMoment' },
  'date-fns-jalali': {
    name: 'date-fns-jalali',
    adapter: 'AdapterDateFnsJalali',
    calendar: 'Jalali',
  },
  'moment-jalaali': { name: 'moment-jalaali', adapter: 'AdapterMomentJalaali', calendar: 'Jalali' },
  'moment-hijri': { name: 'moment-hijri', adapter: 'AdapterMomentHijri', calendar: 'Hijri' },
};

/** All but Day.js, in the same order. */
export const derivedLibraries = (Object.keys(dateLibraries) as DateLibrary[]).filter(
  (library) => library !== 'dayjs',
);

/** The libraries that share the way dates are made and read. */
export type LibraryFamily = 'date-fns' | 'luxon' | 'moment';

export const familyOf = (library: DerivedLibrary): LibraryFamily =>
  library === 'luxon' ? 'luxon' : library.startsWith('moment') ? 'moment' : 'date-fns';
