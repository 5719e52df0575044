import { describe, expect, it } from 'vitest';
import { looksLikeFormat, translateFormat } from './tokens.ts';

describe('translateFormat', () => {
  it.each([
    ['DD.MM.YYYY', 'dd.MM.yyyy', 'dd.MM.yyyy', 'DD.MM.YYYY', 'jDD.jMM.jYYYY', 'iDD.iMM.iYYYY'],
    ['D/M/YY', 'd/M/yy', 'd/M/yy', 'D/M/YY', 'jD/jM/jYY', 'iD/iM/iYY'],
    ['hh:mm A', 'hh:mm a', 'hh:mm a', 'hh:mm A', 'hh:mm A', 'hh:mm A'],
    ['[o’clock] H', "'o’clock' H", "'o’clock' H", '[o’clock] H', '[o’clock] H', '[o’clock] H'],
    ['[]YYYY', 'yyyy', 'yyyy', '[]YYYY', '[]jYYYY', '[]iYYYY'],
    ['[a][b] D', "'ab' d", "'ab' d", '[a][b] D', '[a][b] jD', '[a][b] iD'],
    ['[YYYY] YYYY', "'YYYY' yyyy", "'YYYY' yyyy", '[YYYY] YYYY', '[YYYY] jYYYY', '[YYYY] iYYYY'],
    ['', '', '', '', '', ''],
  ])('translates %s', (...formats) => {
    const [from, dateFns, luxon, moment, jalaali, hijri] = formats;
    expect(translateFormat(from, 'date-fns')?.format).toBe(dateFns);
    expect(translateFormat(from, 'date-fns-jalali')?.format).toBe(dateFns);
    expect(translateFormat(from, 'luxon')?.format).toBe(luxon);
    expect(translateFormat(from, 'moment')?.format).toBe(moment);
    expect(translateFormat(from, 'moment-jalaali')?.format).toBe(jalaali);
    expect(translateFormat(from, 'moment-hijri')?.format).toBe(hijri);
  });

  it.each(['Do', 'Q', 'X', 'x', 'w', 'L', 'LT', 'k', 'd', 'YYYYY', 'DDDD', 'MMMMM', 'year'])(
    'refuses %s, which has no counterpart in all of them',
    (format) => {
      expect(translateFormat(format, 'date-fns')).toBeUndefined();
      expect(translateFormat(format, 'luxon')).toBeUndefined();
      expect(translateFormat(format, 'moment')).toBeUndefined();
    },
  );

  it.each(["[o'clock]", "D'"])('refuses quotes, which are letters of their own: %s', (format) => {
    expect(translateFormat(format, 'date-fns')).toBeUndefined();
    expect(translateFormat(format, 'luxon')).toBeUndefined();
  });

  it('knows which formats print words', () => {
    expect(translateFormat('MMM D', 'luxon')?.hasWords).toBe(true);
    expect(translateFormat('h:mm A', 'luxon')?.hasWords).toBe(true);
    expect(translateFormat('[MMM] MM', 'luxon')?.hasWords).toBe(false);
    expect(translateFormat('YYYY-MM-DD HH:mm Z', 'luxon')?.hasWords).toBe(false);
  });
});

describe('looksLikeFormat', () => {
  it.each(['MM/DD/YYYY', 'Type DD', 'YYYY', 'HH:mm', 'yy or YY'])('finds one in “%s”', (text) => {
    expect(looksLikeFormat(text)).toBe(true);
  });

  it.each(['Départ', 'ADD', 'Mobile', 'DDR4', 'My day', 'ÖDD', 'mm', '2026-04-17'])(
    'finds none in “%s”',
    (text) => expect(looksLikeFormat(text)).toBe(false),
  );
});
