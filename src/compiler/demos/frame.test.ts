import { describe, expect, it } from 'vitest';
import { printDemo } from './frame.ts';
import type { DemoFile, DemoSource, Styling } from './read.ts';

const file = (name: string, source: string): DemoFile => ({ path: `/docs/${name}`, name, source });

const demo = (...variants: [Styling, DemoFile, ...DemoFile[]][]): DemoSource => ({
  name: 'StyledBars',
  id: 'charts/bars/StyledBars',
  variants: variants.map(([styling, ...files]) => ({ styling, files })) as DemoSource['variants'],
});

const MAIN = file(
  'StyledBars.tsx',
  'export default function StyledBars(): null {\n  return null;\n}',
);
const long = (lines: number): string =>
  Array.from({ length: lines }, (_, i) => `const a${i} = ${i};`).join('\n');
const count = (html: string, part: string): number => html.split(part).length - 1;

describe('printDemo', () => {
  it('names the demo for hashes and screen readers, and leaves a place to mount it', async () => {
    const html = await printDemo(demo(['system', MAIN]), false);
    expect(html).toMatch(
      /^<section class="demo" id="StyledBars" data-demo="StyledBars" data-source="StyledBars.tsx" aria-label="Example: styled bars"><!--stage:StyledBars-->/,
    );
    expect(html).toMatch(/<\/section>$/);
  });

  it('prints both languages, and no choice of styling for a single one', async () => {
    const html = await printDemo(demo(['system', MAIN]), false);
    expect(count(html, '<pre tabindex="0" class="ts">')).toBe(1);
    expect(count(html, '<pre tabindex="0" class="js">')).toBe(1);
    expect(html).toContain('data-set="codeVariant" data-value="JS"');
    expect(html).not.toContain('codeStyling');
    expect(html).toContain('<div class="demo-panel">');
  });

  it('prints three stylings, with the preference each button sets', async () => {
    const html = await printDemo(
      demo(
        ['system', MAIN],
        ['tailwind', MAIN],
        ['css', MAIN, file('styles.css', '.bars > a { color: red; }')],
      ),
      false,
    );
    const panels = html.match(/<div class="demo-panel[^"]*">/g);
    expect(panels).toEqual([
      '<div class="demo-panel styled-system">',
      '<div class="demo-panel styled-tailwind">',
      '<div class="demo-panel styled-css">',
    ]);
    const buttons = [
      ...html.matchAll(
        /data-set="codeStyling" data-value="([^"]+)" data-event-category="demo" data-event-action="([^"]+)" data-event-label="StyledBars">([^<]+)/g,
      ),
    ].map(([, value, action, label]) => [value, action, label]);
    expect(buttons).toEqual([
      ['MUI System', 'styling-system', 'System'],
      ['Tailwind', 'styling-tailwind', 'Tailwind'],
      ['CSS', 'styling-css', 'CSS'],
    ]);
    expect(html).toContain('<summary><span>styles.css</span> <small>1 line</small></summary>');
    expect(html).toContain('<i class="k">&gt; </i><i class="t">a </i>');
  });

  it('prints further files folded in under their name in the shown language', async () => {
    const orders = file(
      'orders.ts',
      `${long(24)}\nexport const first = <T>(list: T[]): T => list[0];`,
    );
    const html = await printDemo(demo(['system', MAIN, file('staff.ts', long(3)), orders]), false);
    const others = html.match(/<details class="demo-file".*?<\/summary>/g);
    expect(others).toEqual([
      '<details class="demo-file" open><summary><span>staff<span class="ts">.ts</span><span class="js">.js</span></span> <small>3 lines</small></summary>',
      '<details class="demo-file"><summary><span>orders<span class="ts">.ts</span><span class="js">.js</span></span> <small>25 lines</small></summary>',
    ]);
  });

  it.each([
    [32, false, true],
    [33, false, false],
    [45, true, true],
    [46, true, false],
  ])('starts with %i lines of code, first of its page %j, open: %j', async (lines, first, open) => {
    const html = await printDemo(demo(['system', file('StyledBars.tsx', long(lines))]), first);
    expect(html.includes('<details class="demo-code" open>')).toBe(open);
    expect(html).toContain(`<small>${lines} lines</small>`);
  });

  it('escapes the code', async () => {
    const html = await printDemo(
      demo([
        'system',
        file('StyledBars.tsx', 'export default () => <script>{"</code>"}</script>;'),
      ]),
      false,
    );
    expect(html).not.toContain('<script');
    expect(count(html, '</code>')).toBe(count(html, '<code>'));
  });

  it('fails where JavaScript has no form for the code', async () => {
    const bad = file('StyledBars.tsx', 'enum Plan { Pro }');
    await expect(printDemo(demo(['system', bad]), false)).rejects.toThrow('enum Plan { Pro }');
  });
});
