import { describe, expect, it } from 'vitest';
import { fullFile, listFile, nearestTwin, twinFile, type TwinVariant } from './markdownTwin.ts';

const ts = { language: 'TS', styling: 'system' } as const;

describe('twinFile', () => {
  it.each([
    [ts, 'index.md'],
    [{ ...ts, language: 'JS' }, 'index.js.md'],
    [{ ...ts, styling: 'tailwind' }, 'index.tailwind.md'],
    [{ language: 'JS', styling: 'css' }, 'index.css.js.md'],
  ] as const)('of %j is %s', (variant, file) => {
    expect(twinFile(variant)).toBe(file);
  });
});

describe('nearestTwin', () => {
  it.each([
    [['index.md', 'index.js.md', 'index.css.js.md'], 'index.css.js.md'],
    [['index.md', 'index.js.md', 'index.css.md'], 'index.js.md'],
    [['index.md', 'index.css.md'], 'index.css.md'],
    [['index.md'], 'index.md'],
    [[], 'index.md'],
  ])('of %j, for JavaScript with CSS, is %s', (files, file) => {
    const wanted: TwinVariant = { language: 'JS', styling: 'css' };
    expect(nearestTwin(files, wanted)).toBe(file);
  });
});

describe('listFile and fullFile', () => {
  it('lie beside the product’s pages; those of the generic one stand for the site', () => {
    const charts = { id: 'x-charts', route: '/x/react-charts/' };
    expect([listFile(charts), fullFile(charts)]).toEqual([
      '/x/react-charts/llms.txt',
      '/x/react-charts/llms-full.txt',
    ]);
    expect(listFile({ id: 'x', route: '/x/introduction/' })).toBe('/x/llms.txt');
  });
});
