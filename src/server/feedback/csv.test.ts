import { describe, expect, it } from 'vitest';
import { EXPORTED, exportRow, printCsvLine } from './csv.ts';

describe('printCsvLine', () => {
  it('quotes what needs it', () => {
    expect(printCsvLine(['a', 'b,c', 'd "e"', 'f\ng', 7, ' h'])).toBe(
      'a,"b,c","d ""e""","f\ng",7," h"\r\n',
    );
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '\r=1',
    '=HYPERLINK("https://spam.example","click")',
  ])('does not let a spreadsheet run %j', (text) => {
    const line = printCsvLine([text]);
    expect(line.replace(/^"/, '')).toMatch(/^'/);
  });

  it('leaves numbers and other texts alone', () => {
    expect(printCsvLine([-1, 'a=b', '2026-01-01'])).toBe('-1,a=b,2026-01-01\r\n');
  });
});

it('exports an answer in words', () => {
  const row = {
    id: 7,
    created: new Date('2026-01-05T10:00:00Z'),
    page: '/x/a/',
    section: '',
    rating: 0,
    comment: 'Text.',
  };
  const exported = exportRow(row);
  expect(Object.keys(exported).sort()).toEqual([...EXPORTED].sort());
  expect(exported).toMatchObject({ created: '2026-01-05T10:00:00.000Z', rating: 'down' });
});
