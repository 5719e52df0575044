import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { DEFAULT_VARIANT, type TwinVariant } from '#core/twins/markdownTwin.ts';
import type { DemoSource } from '../demos/read.ts';
import { printProseTwin } from './proseTwin.ts';

const file = (name: string, source: string) => {
  const path = `/docs/${name}`;
  return { path, place: path, name, source };
};

const STACKED: DemoSource = {
  name: 'StackedBars',
  id: 'charts/bars/StackedBars',
  variants: [
    {
      styling: 'system',
      files: [
        file(
          'StackedBars.tsx',
          "import { sales } from '../machines/sales';\nconst first: number = sales[0];",
        ),
        file('sales.ts', 'export const sales: number[] = [1];'),
      ],
    },
    {
      styling: 'css',
      files: [
        file('StackedBars.tsx', "import '../machines/styles.css';"),
        file('styles.css', '.a {\n}'),
      ],
    },
  ],
};

const print = (lines: string[], variant: TwinVariant = DEFAULT_VARIANT): Promise<string> =>
  printProseTwin(
    {
      route: '/x/react-charts/bars/',
      markdown: ['---', 'title: Bars', '---', '', ...lines].join('\n'),
      demos: [STACKED],
      exists: (route) => ['/x/react-charts/', '/x/react-charts/bars/'].includes(route),
      isPromised: (route) => route === '/x/react-charts/pie/',
      printExcerpt: (request) => `(rows of ${'owner' in request ? request.owner : request.kind})`,
      printDemos: () => '- all demos',
    },
    variant,
  );

describe('printProseTwin', () => {
  it.each([
    ['text as it is written', ['One *two* `three`:', '', '- a', '- b 12:30 `a:hover`'], undefined],
    ['a table', ['| A | B |', '| - | - |', '| `a \\| b` | c |'], undefined],
    ['a heading without its ids', ['## Labels {#labels #bar-label}'], ['## Labels']],
    [
      'a plan mark in a heading with an id',
      ['## Zoom :pro{#zoom}', '', 'For :premium only.'],
      ['## Zoom (Pro)', '', 'For (Premium) only.'],
    ],
    [
      'the questions of a section as one line',
      ['## Colors', '', ':::asks', '- red `bars`', '- paint it', ':::', '', 'Text.'],
      ['## Colors', '', 'Answers: “red bars”, “paint it”.', '', 'Text.'],
    ],
    [
      'a key, and code that names nothing',
      ['Press :kbd[Enter], :plain[`x`].'],
      ['Press Enter, `x`.'],
    ],
    ['the text of a symptom', [':symptom[In `x`, it is *empty*.]'], ['In `x`, it is *empty*.']],
    ['no notes of the author', ['A.', '', '<!-- later -->', '', 'B.'], ['A.', '', 'B.']],
    [
      'links',
      ['[a](#b) [**c**](/x/react-charts/#d) [e](https://a.b/)'],
      ['[a](/x/react-charts/bars/#b) [**c**](/x/react-charts/#d) [e](https://a.b/)'],
    ],
    [
      'a planned page with a word that says so',
      ['See [the `c` page](/x/react-charts/pie/#d).'],
      ['See [the `c` page](/x/react-charts/pie/#d) (planned).'],
    ],
    ['what there is no page for as text', ['See [`c`](/x/api/charts/c/).'], ['See `c`.']],
    [
      'an install command',
      ['::install{packages="a b@8"}'],
      ['```bash', 'npm install a b@8', '```'],
    ],
    ['an excerpt', ['::api{component="BarChart" only="layout"}'], ['(rows of BarChart)']],
    [
      'a notice with its title',
      [':::warning[Mind it]', 'One.', '', '- [a](#b)', ':::'],
      ['> **Warning: Mind it**', '>', '> One.', '>', '> - [a](/x/react-charts/bars/#b)'],
    ],
    ['a notice without one', [':::info', 'One.', ':::'], ['> **Note**', '>', '> One.']],
    [
      'tabs below each other',
      ['::::tabs{group="g"}', ':::tab[Vite]', 'A.', ':::', ':::tab[Next]', 'B.', ':::', '::::'],
      ['**Vite**', '', 'A.', '', '**Next**', '', 'B.'],
    ],
    [
      'a fence with its title and without what is cut',
      ['```tsx title="a.tsx" {1}', 'declare const b: string;', '// ---cut---', 'b;', '```'],
      ['```tsx title="a.tsx"', 'b;', '```'],
    ],
    [
      'a diff with its signs',
      ['```ts diff', '- a;', '+ b;', '```'],
      ['```diff', '- a;', '+ b;', '```'],
    ],
    ['a fence in a fence', ['````md', '```ts', '```', '````'], ['````md', '```ts', '```', '````']],
  ])('has %s', async (_, lines, expected = lines) => {
    expect(await print(lines)).toBe(expected.join('\n'));
  });

  it('has a demo as a link to it and its files', async () => {
    expect(await print(['::demo{name="StackedBars"}'])).toBe(
      [
        'Example: [Stacked bars](/x/react-charts/bars/#StackedBars)',
        '```tsx title="StackedBars.tsx"\n' +
          "import { sales } from '../machines/sales';\nconst first: number = sales[0];\n```",
        '```ts title="sales.ts"\nexport const sales: number[] = [1];\n```',
      ].join('\n\n'),
    );
  });

  it.each([
    ['A. :ts[B `c`.] D.', 'A. B `c`. D.', 'A. D.'],
    ['- A. :ts[B.]\n- C.', '- A. B.\n- C.', '- A.\n- C.'],
    ['A.\n:ts[B.]\nC.', 'A.\nB.\nC.', 'A.\nC.'],
    ['A.\n\n:::typescript\nB.\n:::\n\nC.', 'A.\n\nB.\n\nC.', 'A.\n\nC.'],
  ])('leaves what is about TypeScript alone out of JavaScript: %s', async (text, ts, js) => {
    expect(await print([text])).toBe(ts);
    expect(await print([text], { language: 'JS', styling: 'system' })).toBe(js);
  });

  it('calls code that is the same in both languages by that of the reader, and types by theirs', async () => {
    const lines = (end: string) => [`\`\`\`${end} title="a.${end}"`, 'a();', '```'];
    const types = ['```ts title="a.d.ts"', 'interface A {}', '```'];
    const variant: TwinVariant = { language: 'JS', styling: 'system' };
    expect(await print(lines('tsx'))).toBe(lines('tsx').join('\n'));
    expect(await print(lines('tsx'), variant)).toBe(lines('jsx').join('\n'));
    expect(await print(types, variant)).toBe(types.join('\n'));
  });

  it('has demos and fences in the variant asked for', async () => {
    const lines = [
      '```ts title="a.ts"',
      'const a: string = 1;',
      '```',
      '',
      '::demo{name="StackedBars"}',
    ];
    const script = await print(lines, { language: 'JS', styling: 'system' });
    expect(script).toContain('```js title="a.js"\nconst a = 1;\n```');
    expect(script).toContain('```jsx title="StackedBars.jsx"\n');
    expect(script).toContain('```js title="sales.js"\nexport const sales = [1];\n```');
    const styled = await print(lines, { language: 'TS', styling: 'css' });
    expect(styled).toContain('```css title="styles.css"\n.a {\n}\n```');
    expect(await print(lines, { language: 'TS', styling: 'tailwind' })).toBe(await print(lines));
  });

  it('leaves no directive, and Markdown that another parser reads', async () => {
    const text = await print([
      ':::info',
      '::install{packages="a"}',
      ':::',
      '',
      '::::tabs{group="g"}',
      ':::tab[A]',
      '::demo{name="StackedBars"}',
      ':::',
      ':::tab[B]',
      ':::warning',
      'x',
      ':::',
      '::::',
    ]);
    expect(text).not.toMatch(/^>? ?:{2,}/m);
    const { children } = unified().use(remarkParse).use(remarkGfm).parse(text);
    expect(children.map(({ type }) => type)).toContain('blockquote');
  });
});
