import { describe, expect, it } from 'vitest';
import { DocsError } from '../errors.ts';
import { dateLibraryOf } from './adapters.ts';

const adapter = (name: string, plan = '') =>
  dateLibraryOf(`@mui/x-date-pickers${plan}/${name}`)?.library;

describe('dateLibraryOf', () => {
  it.each([
    ['AdapterDateFns', 'date-fns', '4'],
    ['AdapterDateFnsV2', 'date-fns', '2'],
    ['AdapterDateFnsJalali', 'date-fns-jalali', '4'],
    ['AdapterDateFnsJalaliV2', 'date-fns-jalali', '2'],
    ['AdapterDayjs', 'dayjs', '1'],
    ['AdapterLuxon', 'luxon', '3'],
    ['AdapterMoment', 'moment', '2'],
    ['AdapterMomentHijri', 'moment-hijri', '3'],
    ['AdapterMomentJalaali', 'moment-jalaali', '0'],
  ])('gives %s the library %s %s', (name, library, major) => {
    const found = dateLibraryOf(`@mui/x-date-pickers/${name}`);
    expect([found?.library, found?.version.split('.')[0]]).toEqual([library, major]);
  });

  it('knows the adapters of the Pro package', () => {
    expect(adapter('AdapterLuxon', '-pro')).toBe('luxon');
  });

  it.each(['@mui/x-date-pickers/DatePicker', '@mui/x-date-pickers', 'dayjs', './AdapterDayjs'])(
    'finds none in %s',
    (specifier) => expect(dateLibraryOf(specifier)).toBeUndefined(),
  );

  it('refuses an unknown adapter, and lists the known ones', () => {
    expect(() => adapter('AdapterTemporal')).toThrow(DocsError);
    expect(() => adapter('AdapterTemporal')).toThrow(
      'Unknown date adapter "AdapterTemporal". Use one of: AdapterDateFns, AdapterDateFnsV2, AdapterDateFnsJalali, AdapterDateFnsJalaliV2, AdapterDayjs, AdapterLuxon, AdapterMoment, AdapterMomentHijri, AdapterMomentJalaali.',
    );
  });
});
