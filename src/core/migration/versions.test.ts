import { describe, expect, it } from 'vitest';
import { fixtureChanges as changes } from './changesFixture.ts';
import { majorsOf, readVersion } from './versions.ts';

const read = (text: string) => readVersion(text, 'x-data-grid', changes);

describe('readVersion', () => {
  it.each([
    ['7', 7, false],
    ['v7', 7, false],
    ['7.29.12', 7, false],
    ['7.x', 7, false],
    ['^7.0.0', 7, true],
    ['~6.20', 6, true],
    ['=7.0.0', 7, false],
    [' 8.0.0-beta.2 ', 8, false],
    ['npm:@mui/x-data-grid@^6.0.0', 6, true],
  ])('reads "%s" as major %i', (text, major, isRange) => {
    expect(read(text)).toEqual({ major, isRange });
  });

  it.each([
    ['', 'empty'],
    ['banana', 'not-a-version'],
    ['7.1.2.3', 'not-a-version'],
    ['workspace:*', 'elsewhere'],
    ['workspace:^7.0.0', 'elsewhere'],
    ['catalog:', 'elsewhere'],
    ['git+https://github.com/mui/mui-x.git#v7.0.0', 'elsewhere'],
    ['mui/mui-x#master', 'elsewhere'],
    ['file:../grid', 'elsewhere'],
    ['../grid', 'elsewhere'],
    ['latest', 'tag'],
    ['*', 'several'],
    ['>=6', 'several'],
    ['^6.0.0 || ^7.0.0', 'several'],
    ['6 - 8', 'several'],
    ['7.99.0', 'unpublished'],
    ['9', 'unknown-major'],
    ['3.1.0', 'unknown-major'],
  ])('says of "%s" that it is %s', (text, kind) => {
    expect(read(text)).toMatchObject({ problem: { kind } });
  });

  it('names the newest release, and the versions that there are guides for', () => {
    expect(read('7.99.0')).toEqual({
      problem: { kind: 'unpublished', text: '7.99.0', newest: '7.29.12' },
    });
    expect(read('9')).toEqual({
      problem: { kind: 'unknown-major', text: '9', known: ['6', '7', '8'] },
    });
  });

  it('knows the package of another name, and cuts what is long', () => {
    expect(majorsOf(changes, 'x-date-pickers')).toEqual([4, 5]);
    expect(readVersion('lab', 'x-date-pickers', changes)).toEqual({ major: 4, isRange: false });
    expect(readVersion('@mui/lab', 'x-date-pickers', changes)).toEqual({
      major: 4,
      isRange: false,
    });
    expect(read('lab')).toMatchObject({ problem: { kind: 'not-a-version' } });
    expect(read('x'.repeat(5_000))).toEqual({
      problem: { kind: 'not-a-version', text: `${'x'.repeat(60)}…` },
    });
  });
});
