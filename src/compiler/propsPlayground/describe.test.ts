import { describe, expect, it } from 'vitest';
import { printExample, textOf } from '#core/propsPlayground/code.ts';
import type { Line } from '#core/propsPlayground/description.ts';
import { initialState, parseState } from '#core/propsPlayground/state.ts';
import { statesOf } from './check.ts';
import { describePlayground } from './describe.ts';
import { chart, family, prop, quaySource } from './playgroundFixture.ts';
import { piecesOf, prettify } from './pieces.ts';

/** Letter by letter, what color each has; white space has none. */
const colorsOf = (lines: readonly Line[]): string[] =>
  lines.map((line) =>
    line
      .map((piece) => {
        const [role, text] = typeof piece === 'string' ? ['-', piece] : piece;
        return text.replace(/\s/g, '').replace(/./g, role);
      })
      .join(''),
  );

const { description } = await describePlayground(quaySource());
const states = statesOf('QuayChart', description);

describe('describePlayground', () => {
  it('imports from the smallest entry, and types of the sample', () => {
    expect(states[0]?.ts).toContain("import { QuayChart } from '@mui/x-charts/QuayChart';\n");
    expect(states[0]?.ts).toContain("import { type Ship } from '@mui/x-charts/models';\n");
  });

  it('imports all of a product from the package of the component’s plan', async () => {
    const source = quaySource();
    const line = "import { QuayChart } from '@mui/x-charts-pro/QuayChart';";
    const imports = [{ package: '@mui/x-charts-pro', plan: 'pro' as const, line }];
    const component = { ...source.component, plan: 'pro' as const, imports };
    const paid = await describePlayground({ ...source, component });
    expect(new Set(paid.description.imports.map(({ from }) => from))).toEqual(
      new Set(['@mui/x-charts-pro/QuayChart', '@mui/x-charts-pro/models']),
    );
  });

  it('has many states', () => {
    expect(states.length).toBeGreaterThanOrEqual(12);
    expect(new Set(states.map(({ query }) => query)).size).toBe(states.length);
  });

  it.each(states)('lays out the code of $query as Prettier does', async ({ ts }) => {
    expect(await prettify(ts)).toBe(ts);
  });

  it.each(states)('colors the code of $query as the highlighter does', async ({ query, ts }) => {
    const printed = printExample(description, parseState(description.controls, query), 'ts');
    expect(textOf(printed)).toBe(ts);
    expect(colorsOf(printed)).toEqual(colorsOf(piecesOf(ts)));
  });

  it('spells what a value brings along as the other prop has it', () => {
    const layout = description.controls.find((control) => control.prop === 'layout');
    expect(layout?.brings).toEqual({ horizontal: { grid: 'both' } });
  });

  it('keeps constants that only other constants use', () => {
    expect(states[0]?.ts).toContain('const limit = 3;\n\nconst ships: Ship[] = [\n');
    expect(states[0]?.js).toContain('const limit = 3;\n\nconst ships = [\n');
  });

  it('puts what surrounds the component around it, and children into it', async () => {
    const around = await describePlayground({
      component: chart([prop('multiSelect', 'boolean')]),
      record: {
        component: 'QuayChart',
        first: [],
        fixed: { title: 'Quays' },
        imports: ["import { Bar } from '@mui/x-charts/Bar';"],
        children: '<Bar id="a" /><Bar id="b" />',
      },
      family: family({
        wrapper: {
          open: '<Box dateAdapter={Days}>',
          close: '</Box>',
          imports: ["import { Box, Days } from 'box';"],
        },
      }),
      sample: '',
    });
    const state = initialState(around.description.controls);
    const code = textOf(printExample(around.description, state, 'ts'));
    expect(await prettify(code)).toBe(code);
    expect(code).toContain(
      "import { Box, Days } from 'box';\nimport { Bar } from '@mui/x-charts/Bar';\n",
    );
    expect(code).toContain(
      '    <Box dateAdapter={Days}>\n      <QuayChart title="Quays">\n        <Bar id="a" />\n        <Bar id="b" />\n      </QuayChart>\n    </Box>\n',
    );
  });

  it('refuses a sample that is more than declarations', async () => {
    await expect(describePlayground({ ...quaySource(), sample: 'go();' })).rejects.toThrow('go();');
  });
});
