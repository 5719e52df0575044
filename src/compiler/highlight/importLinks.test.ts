import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';
import { linkImports } from './importLinks.ts';

const addressOf = (name: string, from: string): string | undefined =>
  name === 'BarChart' && from.startsWith('@mui/x-charts') ? '/x/api/charts/bar-chart/' : undefined;

const LINK = '<a href="/x/api/charts/bar-chart/">BarChart</a>';

const link = async (code: string): Promise<string> =>
  linkImports(await highlight(code, 'tsx'), addressOf);

describe('linkImports', () => {
  it.each([
    "import { BarChart } from '@mui/x-charts/BarChart';",
    "import { BarChart, type BarChartProps } from '@mui/x-charts';",
    "import type { BarChart } from '@mui/x-charts';",
    "import {\n  BarChart,\n  LineChart,\n} from '@mui/x-charts';",
    "import * as React from 'react';\nimport { BarChart } from '@mui/x-charts';",
  ])('links the names that have a page: %s', async (code) => {
    const html = await link(code);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain(LINK);
    expect(html.replaceAll(/<\/?a[^>]*>/g, '')).toBe(await highlight(code, 'tsx'));
  });

  it.each([
    "import { BarChart } from './BarChart';",
    "import { BarChart } from './local';\nimport { LineChart } from '@mui/x-charts';",
    "const chart = <BarChart />;\nimport '@mui/x-charts';",
  ])('leaves %s as it is', async (code) => {
    expect(await link(code)).toBe(await highlight(code, 'tsx'));
  });

  it('leaves a change as it is: a side of it may be of an older version', async () => {
    const html = await highlight(
      "import { BarChart } from '@mui/x-charts';",
      'tsx',
      new Map([[0, 'removed']]),
    );
    expect(linkImports(html, addressOf)).toBe(html);
  });
});
