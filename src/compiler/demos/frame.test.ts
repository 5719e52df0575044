import { describe, expect, it } from 'vitest';
import { printText } from '../highlight/highlightedCode.ts';
import { place } from '../print/tree.ts';
import { printTree } from '../print/print.ts';
import { frameOf } from './frame.ts';
import type { DemoFile, DemoSource, Styling } from './read.ts';

const file = (name: string, source: string): DemoFile => {
  const path = `/docs/${name}`;
  return { path, place: path, name, source };
};

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

async function printDemo(source: DemoSource, first: boolean): Promise<string> {
  const stage = { heights: [300, 320, 340] as const, preview: '' };
  return printTree(place('DemoFrame', { ...(await frameOf(source, first)), stage }));
}

describe('the frame of a demo', () => {
  it('names the demo for hashes and screen readers, and leaves a place to mount it', async () => {
    const html = await printDemo(demo(['system', MAIN]), false);
    expect(html).toMatch(
      /^<section class="demo" id="StyledBars" data-demo="StyledBars" data-source="StyledBars.tsx" aria-label="Example: styled bars"><div class="demo-stage" data-island="demo" data-stage="StyledBars"/,
    );
    expect(html).toMatch(/<\/section><div class="demo-ad"><\/div>$/);
  });

  it('prints both languages, and no choice of styling for a single one', async () => {
    const html = await printDemo(demo(['system', MAIN]), false);
    expect(count(html, '<pre tabindex="0" class="ts">')).toBe(1);
    expect(count(html, '<pre tabindex="0" class="js">')).toBe(1);
    expect(html).toContain('data-set="codeVariant" data-value="JS"');
    expect(html).not.toContain('codeStyling');
    expect(html).toContain('<div class="demo-panel">');
  });

  it('marks lines in both languages, of the first styling only', async () => {
    const frame = await frameOf(demo(['system', MAIN], ['tailwind', MAIN]), false, [2]);
    const [system, tailwind] = frame.variants.map(({ files }) => printText(files[0].code));
    expect(system?.html).toMatch(/<span class="hl">[^\n]*return[^\n]*\n<\/span>/);
    expect(system?.js).toMatch(/<span class="hl">[^\n]*return[^\n]*\n<\/span>/);
    expect(tailwind?.html).not.toContain('class="hl"');
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
        /data-set="codeStyling" data-value="([^"]+)" data-event-category="demo" data-event-action="([^"]+)">([^<]+)/g,
      ),
    ].map(([, value, action, label]) => [value, action, label]);
    expect(buttons).toEqual([
      ['MUI System', 'styling-system', 'System'],
      ['Tailwind', 'styling-tailwind', 'Tailwind'],
      ['CSS', 'styling-css', 'CSS'],
    ]);
    expect(html).toContain(
      '<input type="radio" name="files-StyledBars-css"/>styles.css <small>1 line</small></label>',
    );
    expect(count(html, '<input')).toBe(2);
    expect(html).toContain('<i class="k">> </i><i class="t">a </i>');
  });

  it('prints several files behind a row of their names in the shown language, the own one first', async () => {
    const html = await printDemo(demo(['system', MAIN, file('staff.ts', long(3))]), false);
    expect(html.match(/<div class="file-names".*?<\/div>/)?.[0]).toBe(
      '<div class="file-names" role="radiogroup" aria-label="Files">' +
        '<label><input type="radio" name="files-StyledBars-system" checked=""/>StyledBars<span class="ts">.tsx</span><span class="js">.jsx</span></label>' +
        '<label><input type="radio" name="files-StyledBars-system"/>staff<span class="ts">.ts</span><span class="js">.js</span> <small>3 lines</small></label></div>',
    );
    expect(html.match(/<div class="demo-file"[^>]*>/g)).toEqual([
      '<div class="demo-file" data-name="StyledBars.tsx" data-js="StyledBars.jsx">',
      '<div class="demo-file" data-name="staff.ts" data-js="staff.js">',
    ]);
  });

  it('refuses more files than the row has room for', async () => {
    const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(`${name}.ts`, long(1)));
    await expect(printDemo(demo(['system', MAIN, ...others]), false)).rejects.toThrow(
      'more than 6 files: StyledBars.tsx, a.ts',
    );
  });

  it.each([
    [32, false, true],
    [33, false, false],
    [45, true, true],
    [46, true, false],
  ])('starts with %i lines of code, first of its page %j, open: %j', async (lines, first, open) => {
    const html = await printDemo(demo(['system', file('StyledBars.tsx', long(lines))]), first);
    expect(html.includes('<details class="demo-code" open="">')).toBe(open);
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
