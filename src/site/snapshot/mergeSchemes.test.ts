import { describe, expect, it } from 'vitest';
import { mergeSchemes } from './mergeSchemes.ts';
import { printTree, type Leaf } from './tree.ts';

const leaf = (attributes: Record<string, string>, ...children: Leaf[]): Leaf => ({
  tag: 'rect',
  attributes,
  children,
});

const merge = (light: Leaf, dark: Leaf, css: Record<string, string> = {}): string =>
  mergeSchemes(light, dark, css).map(printTree).join('');

describe('mergeSchemes', () => {
  it('lets the page choose between two colors, in attributes and in styles', () => {
    expect(merge(leaf({ fill: '#fff' }), leaf({ fill: '#000' }))).toBe(
      '<rect fill="light-dark(#fff,#000)"></rect>',
    );
    expect(
      merge(leaf({ style: 'color:#fff;width:2px' }), leaf({ style: 'color:rgb(0,0,0);width:2px' })),
    ).toBe('<rect style="color:light-dark(#fff,rgb(0,0,0));width:2px"></rect>');
  });

  it('keeps both of what differs in more than colors', () => {
    expect(merge(leaf({ width: '1' }), leaf({ width: '2' }))).toBe(
      '<rect width="1" class="snapshot-light"></rect><rect width="2" class="snapshot-dark"></rect>',
    );
    expect(merge(leaf({}, 'Day'), leaf({}, 'Night'))).toBe(
      '<rect><span class="snapshot-light">Day</span><span class="snapshot-dark">Night</span></rect>',
    );
  });

  it('keeps one element whose rules have other values in the dark scheme', () => {
    const css = {
      'a1-B': '@layer mui{.mui-a1-B{color:red;margin:0;}}',
      'c2-B': '@layer mui{.mui-c2-B{color:blue;margin:0;}}',
    };
    expect(merge(leaf({ class: 'mui-a1-B' }), leaf({ class: 'mui-c2-B' }), css)).toBe(
      '<rect class="mui-a1-B mui-a1-B-c2-B"></rect>',
    );
    expect(Object.values(css).at(-1)).toContain('[data-theme="dark"]{.mui-a1-B-c2-B{color:blue;}}');
  });

  it('keeps both elements when their rules differ in more', () => {
    const css = { a: '.mui-a{color:red;}', b: '.mui-b{color:red;margin:0;}' };
    expect(merge(leaf({ class: 'mui-a' }), leaf({ class: 'mui-b' }), css)).toContain(
      'snapshot-dark',
    );
  });
});
