import { describe, expect, it } from 'vitest';
import { readExports } from './exports.ts';
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
