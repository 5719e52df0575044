import { expect, it } from 'vitest';
import type { LivePack } from './manifest.ts';
import { packsFor, resolveFile, unknownImport, packagesIn } from './imports.ts';

const pack = (modules: string[], needs: string[] = []): LivePack => ({ url: '', modules, needs });
const packs = {
  base: pack(['react', '@mui/material', '@mui/material/Box', '@mui/material/Button']),
  grid: pack(['@mui/x-data-grid']),
  pro: pack(['@mui/x-data-grid-pro'], ['grid']),
  premium: pack(['@mui/x-data-grid-premium'], ['pro', 'grid']),
};

it('finds the file a relative import means', () => {
  const paths = ['Demo.tsx', 'styles.css', '../shifts.ts', 'data/index.ts', 'data/rows.ts'];
  expect(resolveFile('Demo.tsx', './styles.css', paths)).toBe('styles.css');
  expect(resolveFile('Demo.tsx', '../shifts', paths)).toBe('../shifts.ts');
  expect(resolveFile('Demo.tsx', './data', paths)).toBe('data/index.ts');
  expect(resolveFile('data/index.ts', './rows', paths)).toBe('data/rows.ts');
  expect(resolveFile('data/index.ts', '../Demo', paths)).toBe('Demo.tsx');
  expect(resolveFile('../shifts.ts', './demo/x', paths)).toBeUndefined();
});

it('loads a pack after those it needs, and each once', () => {
  expect(packsFor(['@mui/x-data-grid-premium', 'react', '@mui/x-data-grid'], packs)).toEqual([
    'grid',
    'pro',
    'premium',
  ]);
  expect(packsFor(['react'], packs)).toEqual([]);
});

it('says what is unknown and what there is', () => {
  expect(unknownImport('lodash', [], packs)).toEqual({
    kind: 'no-package',
    specifier: 'lodash',
    packages: [
      '@mui/material',
      '@mui/x-data-grid',
      '@mui/x-data-grid-premium',
      '@mui/x-data-grid-pro',
      'react',
    ],
  });
  expect(unknownImport('@mui/material/Bttn', [], packs)).toEqual({
    kind: 'no-entry',
    root: '@mui/material',
    entry: 'Bttn',
    entries: ['@mui/material', '@mui/material/Box', '@mui/material/Button'],
  });
  expect(unknownImport('./gone', ['Demo.tsx'], packs)).toEqual({
    kind: 'no-file',
    specifier: './gone',
    files: ['Demo.tsx'],
  });
});

it('reads the packages that code imports, and no other text', () => {
  const text = `import 'dayjs/locale/de';
import { useState,
  type Key } from "react";
import { rows } from '../live/rows';
export { default } from '@mui/x-charts/BarChart';
export const list = [{ id: 'a1', from: 'Gourock' }];
export const note = "from 'Draft'";
`;
  expect(packagesIn(text)).toEqual(['dayjs/locale/de', 'react', '@mui/x-charts/BarChart']);
});
