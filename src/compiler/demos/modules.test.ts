import { describe, expect, it } from 'vitest';
import { printPageModule, printRegistry } from './modules.ts';
import type { DemoSource, Styling } from './read.ts';

const demo = (name: string, stylings: Styling[], source = ''): DemoSource => ({
  name,
  id: `data-grid/sorting/${name}`,
  variants: stylings.map((styling) => {
    const path = stylings.length === 1 ? `${name}.tsx` : `${name}/${styling}.tsx`;
    return {
      styling,
      files: [{ path: `/p/content/docs/data-grid/sorting/${path}`, name: `${name}.tsx`, source }],
    };
  }) as unknown as DemoSource['variants'],
});

const FOLDER = '/p/.generated/demos/pages/data-grid';
const SITE = '/p/src/site/demo';

describe('printPageModule', () => {
  it('imports every styling of every demo, and the environment they live in', () => {
    const demos = [demo('Basic', ['system']), demo('Bars', ['system', 'tailwind', 'css'])];
    expect(printPageModule(FOLDER, demos, SITE)).toBe(
      `export { DemoEnvironment } from '../../../../src/site/demo/DemoEnvironment.tsx';
export { createDemoCache } from '../../../../src/site/demo/emotionCache.ts';
import Basic_system from '../../../../content/docs/data-grid/sorting/Basic.tsx';
import Bars_system from '../../../../content/docs/data-grid/sorting/Bars/system.tsx';
import Bars_tailwind from '../../../../content/docs/data-grid/sorting/Bars/tailwind.tsx';
import Bars_css from '../../../../content/docs/data-grid/sorting/Bars/css.tsx';
export const demos = {
  Basic: { system: Basic_system },
  Bars: { system: Bars_system, tailwind: Bars_tailwind, css: Bars_css },
};
`,
    );
  });

  it.each([
    ["import { DataGridPro } from '@mui/x-data-grid-pro';", true],
    ["import { DataGridPremium } from '@mui/x-data-grid-premium';", true],
    ["import { DataGrid } from '@mui/x-data-grid';", false],
    ["import { BarChart } from '@mui/x-charts/BarChart';", false],
  ])('brings the license for %s: %j', (source, paid) => {
    const text = printPageModule(FOLDER, [demo('Basic', ['system'], source)], SITE);
    expect(text.startsWith("import '../../../../src/site/demo/license.ts';")).toBe(paid);
  });
});

describe('printRegistry', () => {
  it('loads each page’s module by its key', () => {
    expect(printRegistry(['data-grid/sorting', 'data-grid'])).toBe(
      `import type { DemoRegistry } from '#site/demo/demoModule.ts';

export const registry: DemoRegistry = {
  'data-grid/sorting': () => import('./pages/data-grid/sorting.ts'),
  'data-grid': () => import('./pages/data-grid.ts'),
};
`,
    );
  });
});
