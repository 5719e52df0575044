import { describe, expect, it } from 'vitest';
import { parseDemoHash, printDemoHash, type DemoHash } from './demoHash.ts';
import { preferences } from './preferences.ts';

describe('parseDemoHash', () => {
  it.each<[string, DemoHash]>([
    ['#BasicSorting', { demo: 'BasicSorting' }],
    ['BasicSorting', { demo: 'BasicSorting' }],
    ['#BasicSorting.tsx', { demo: 'BasicSorting', codeVariant: 'TS' }],
    ['#BasicSorting.js', { demo: 'BasicSorting', codeVariant: 'JS' }],
    ['#system-Bars.tsx', { demo: 'Bars', codeVariant: 'TS', codeStyling: 'MUI System' }],
    ['#tailwind-Bars.js', { demo: 'Bars', codeVariant: 'JS', codeStyling: 'Tailwind' }],
    ['#css-Bars.tsx', { demo: 'Bars', codeVariant: 'TS', codeStyling: 'CSS' }],
  ])('reads %j', (hash, expected) => {
    expect(parseDemoHash(hash)).toEqual(expected);
  });

  it('decides no styling where the hash has no extension', () => {
    expect(parseDemoHash('#tailwind-Bars')).toEqual({ demo: 'Bars' });
  });

  it.each([
    '',
    '#',
    '#sorting',
    '#multi-sorting',
    '#Bars.ts',
    '#Bars.jsx',
    '#sass-Bars.js',
    '#css-',
    '#A b',
  ])('finds no demo in %j', (hash) => {
    expect(parseDemoHash(hash)).toBeUndefined();
  });
});

describe('printDemoHash', () => {
  const hashes: DemoHash[] = [
    { demo: 'Bars' },
    ...preferences.codeVariant.values.flatMap((codeVariant) => [
      { demo: 'Bars', codeVariant },
      ...preferences.codeStyling.values.map((codeStyling) => ({
        demo: 'Bars',
        codeVariant,
        codeStyling,
      })),
    ]),
  ];

  it.each(hashes)('prints what reads back as %j', (hash) => {
    expect(parseDemoHash(printDemoHash(hash))).toEqual(hash);
  });

  it('spells the hashes that the world links to', () => {
    expect(hashes.map(printDemoHash)).toEqual([
      '#Bars',
      '#Bars.tsx',
      '#system-Bars.tsx',
      '#tailwind-Bars.tsx',
      '#css-Bars.tsx',
      '#Bars.js',
      '#system-Bars.js',
      '#tailwind-Bars.js',
      '#css-Bars.js',
    ]);
  });
});
