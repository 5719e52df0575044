import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';
import { printCode, textOfCode } from './highlightedCode.ts';
import { linkImports } from './importLinks.ts';

const addressOf = (name: string, from: string): string | undefined =>
  name === 'BarChart' && from.startsWith('@mui/x-charts') ? '/x/api/charts/bar-chart/' : undefined;

const LINK = '<a href="/x/api/charts/bar-chart/">BarChart</a>';

const link = async (code: string) => linkImports(highlight(code, 'tsx'), addressOf);

describe('linkImports', () => {
  it.each([
    "import { BarChart } from '@mui/x-charts/BarChart';",
    "import { BarChart, type BarChartProps } from '@mui/x-charts';",
    "import type { BarChart } from '@mui/x-charts';",
    "import {\n  BarChart,\n  LineChart,\n} from '@mui/x-charts';",
    "import * as React from 'react';\nimport { BarChart } from '@mui/x-charts';",
  ])('links the names that have a page: %s', async (code) => {
    const linked = await link(code);
    const html = printCode(linked);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain(LINK);
    expect(textOfCode(linked)).toBe(code);
  });

  it.each([
    "import { BarChart } from './BarChart';",
    "import { BarChart } from './local';\nimport { LineChart } from '@mui/x-charts';",
    "const chart = <BarChart />;\nimport '@mui/x-charts';",
    "import { BarChart } from\n'@mui/x-charts';",
    "const text = `import { BarChart } from '@mui/x-charts';`;",
    "// import { BarChart } from '@mui/x-charts';",
    'import { LineChart } from \'@mui/x-charts<i class="k">\';',
    'const html = \'<i class="k">import </i>BarChart<i class="k">from </i>\';',
  ])('leaves %s as it is', async (code) => {
    expect(await link(code)).toEqual(highlight(code, 'tsx'));
  });

  it('leaves a change as it is: a side of it may be of an older version', async () => {
    const code = highlight(
      "import { BarChart } from '@mui/x-charts';",
      'tsx',
      new Map([[0, 'removed']]),
    );
    expect(linkImports(code, addressOf)).toBe(code);
  });
});
