import { describe, expect, it } from 'vitest';
import { printRegistry } from '../demos/modules.ts';
import { printPlaygroundRegistry } from '../propsPlayground/modules.ts';
import { printBundledRegistry, readRegistry, type Loads } from './registries.ts';

describe('readRegistry', () => {
  it('reads what the compiler prints for demos', () => {
    const text = printRegistry(['charts', 'charts/bars']);
    expect([...readRegistry('/site/demos/x-charts.ts', text)]).toEqual([
      ['charts', '/site/demos/pages/charts.ts'],
      ['charts/bars', '/site/demos/pages/charts/bars.ts'],
    ]);
    expect(readRegistry('/site/demos/x.ts', printRegistry([])).size).toBe(0);
  });

  it('reads what the compiler prints for playgrounds', () => {
    const text = printPlaygroundRegistry([
      { key: 'api/charts/gauge/playground', file: 'Gauge.tsx' },
    ]);
    expect([...readRegistry('/site/playgrounds/registry.ts', text)]).toEqual([
      ['api/charts/gauge/playground', '/site/playgrounds/Gauge.tsx'],
    ]);
  });
});

describe('printBundledRegistry', () => {
  it('names each script once, and points to it', () => {
    const text = printBundledRegistry(
      new Map<string, Loads>([
        ['charts', { scripts: ['demo-a.js', 'demo-b.js'], dated: {} }],
        [
          'pickers',
          { scripts: ['demo-a.js', 'demo-c.js'], dated: { luxon: ['demo-d.js', 'demo-e.js'] } },
        ],
      ]),
    );
    expect(text).toContain(
      'createBundleLoader(["demo-a.js","demo-b.js","demo-c.js","demo-d.js","demo-e.js"])',
    );
    expect(text).toContain("  'charts': () => load([0, 1]),\n");
    expect(text).toContain("  'pickers': () => load([0, 2], { 'luxon': [3, 4] }),\n");
  });
});
