import { describe, expect, it } from 'vitest';
import type { DemoSource, Styling } from './read.ts';
import { plainCss, printTailwind } from './tailwind.ts';

const demo = (files: [Styling, string, string][]): DemoSource => ({
  name: 'Bars',
  id: 'charts/bars/Bars',
  variants: files.map(([styling, name, source]) => ({
    styling,
    files: [{ path: `/docs/${styling}/${name}`, name, source }],
  })) as unknown as DemoSource['variants'],
});

describe('printTailwind', () => {
  it('prints nothing without a Tailwind variant', async () => {
    expect(await printTailwind([demo([['system', 'Bars.tsx', '<p className="flex" />']])])).toBe(
      '',
    );
  });

  it('prints the used utilities only, in their layer, and no reset', async () => {
    const css = await printTailwind([
      demo([
        ['system', 'Bars.tsx', '<p className="underline" />'],
        ['tailwind', 'Bars.tsx', '<p className="flex p-4 dark:bg-black hover:text-red-500" />'],
      ]),
    ]);
    const classes = css.match(/^ *\.(?:\\.|[\w-])+/gm)?.map((name) => name.trim());
    expect(classes?.sort()).toEqual(['.dark\\:bg-black', '.flex', '.hover\\:text-red-500', '.p-4']);
    expect(css).toContain('@layer utilities');
    expect(css).toContain('[data-theme="dark"]');
    expect(css).not.toMatch(/box-sizing|(^|[\s,}])(\*|html|body|button|h1)\s*[,{]/m);
    expect(css).not.toContain('--color-blue-500');
  });
});

describe('plainCss', () => {
  it('joins the CSS files of all variants, each once', () => {
    const styled = demo([
      ['css', 'styles.css', '.a { color: red; }'],
      ['system', 'Bars.tsx', 'const a = 1;'],
    ]);
    expect(plainCss([styled, styled, demo([['css', 'more.css', '.b {}']])])).toBe(
      '.a { color: red; }\n.b {}',
    );
  });
});
