import { describe, expect, it } from 'vitest';
import { keepToPreviews } from './keepToPreviews.ts';

describe('keepToPreviews', () => {
  it('puts neighbors into one rule, in one layer', () => {
    const css =
      '@layer mui{.a{color:red}}@layer mui{.a .b,.c>.d{margin:0;top:0}@media (min-width:600px){.a{margin:0}}}';
    expect(keepToPreviews(css)).toBe(
      '@layer mui{.demo-preview{.a{color:red}.a .b,.c>.d{margin:0;top:0}@media (min-width:600px){.a{margin:0}}}}',
    );
  });

  it('leaves alone what speaks of the page', () => {
    const css =
      '@layer mui.preview{:root{--ink:red}@media screen{[data-theme="dark"]{--base:0.7}}}@layer mui{.a{top:0}}';
    expect(keepToPreviews(css)).toBe(
      '@layer mui.preview{:root{--ink:red}@media screen{[data-theme="dark"]{--base:0.7}}}@layer mui{.demo-preview{.a{top:0}}}',
    );
  });

  it('keeps a scheme of the page outside, with its parts of previews, in order', () => {
    const css =
      '@layer mui{.a{top:0}@media screen{[data-theme="dark"] .a{top:1px}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme]) .a{top:1px}}.b{top:2px}}';
    expect(keepToPreviews(css)).toBe(
      '@layer mui{.demo-preview{.a{top:0}}@media screen{[data-theme="dark"] .demo-preview .a{top:1px}}' +
        '@media screen and (prefers-color-scheme:dark){:root:not([data-theme]) .demo-preview .a{top:1px}}.demo-preview{.b{top:2px}}}',
    );
  });

  it('keeps the steps of an animation, which a rule cannot hold', () => {
    const css = '@layer mui{@keyframes spin{from{opacity:0;}to{opacity:1;}}.a{animation:spin 1s}}';
    expect(keepToPreviews(css)).toBe(
      '@layer mui{@keyframes spin{from{opacity:0}to{opacity:1}}.demo-preview{.a{animation:spin 1s}}}',
    );
  });

  it('says nothing of nothing', () => {
    expect(keepToPreviews('')).toBe('');
  });
});
