import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { oldPackages } from '#content/oldPackages.ts';
import { ROOT } from '../paths.ts';
import { readExports, readPackageExports } from './exports.ts';
import { readPackages } from './packages.ts';

describe('readExports', () => {
  const names = new Set(readExports(readPackages()));

  it.each([
    ['the root of a package', 'DataGridPremium'],
    ['a type, through several files', 'GridColDef'],
    ['a folder beside the root', 'useTreeViewApiRef'],
    ['what a plan passes on from the plan below', 'gridSortModelSelector'],
    ['an entry that exports under another name', 'AdapterDateFnsV2'],
    ['Material UI', 'useMediaQuery'],
    ['the license package', 'LicenseInfo'],
    ['a hook of React', 'useMemo'],
    ['an event handler of every element', 'onKeyDown'],
  ])('has the names of %s', (_, name) => {
    expect(names).toContain(name);
  });

  it.each(['default', 'useDemoData', 'GridSortModle', 'DemoContainer'])('has no %s', (name) => {
    expect(names).not.toContain(name);
  });
});

describe('readPackageExports', () => {
  const read = (folder: string) => readPackageExports(path.join(ROOT, 'node_modules', folder));
  const exportsOf = (folder: string): string[] => {
    const { names, entries } = read(folder);
    return [...names, ...Object.keys(entries), ...Object.values(entries).flat()];
  };
  const folders = Object.values(oldPackages).flatMap(({ folders: of }) => Object.values(of));

  it.each(folders)('finds names in %s', (folder) => {
    expect(exportsOf(folder).length).toBeGreaterThan(10);
  });

  it.each([
    ['@mui/x-data-grid', 'gridRowSelectionManagerSelector'],
    ['mui-x-data-grid-premium-7', 'selectedGridRowsSelector'],
    ['mui-x-data-grid-premium-6', 'GridValueGetterParams'],
    ['mui-x-data-grid-premium-5', 'GridRenderCellParams'],
    ['mui-x-data-grid-4', 'GridColTypeDef'],
  ])('finds in %s, wherever its declarations lie, %s', (folder, name) => {
    expect(exportsOf(folder)).toContain(name);
  });

  it('says which entry has what the root lacks', () => {
    const { names, entries } = read('@mui/x-date-pickers');
    expect(names).toContain('DatePicker');
    expect(names).not.toContain('AdapterDayjs');
    expect(entries).toMatchObject({
      AdapterDayjs: ['AdapterDayjs'],
      AdapterDateFnsV2: ['AdapterDateFns'],
      DatePicker: [],
      internals: expect.arrayContaining(['useCalendarState']),
    });
  });

  it('does not find in an old version what came later', () => {
    expect(exportsOf('mui-x-data-grid-4')).not.toContain('gridPaginationModelSelector');
    expect(exportsOf('mui-x-data-grid-premium-7')).not.toContain('gridRowSelectionManagerSelector');
  });
});
