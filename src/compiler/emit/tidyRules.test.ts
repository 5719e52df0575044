import { describe, expect, it } from 'vitest';
import { tidyRules } from './tidyRules.ts';

const HTML = '<div class="a b"><p style="color:var(--ink)"></p></div>';

describe('tidyRules', () => {
  it('keeps of the same rule on each page what can match there', () => {
    const rules = ['.a,.b{top:0;}', '.b{left:0;}'];
    expect(tidyRules(rules, '<p class="a">Text</p>')).toBe('.a{top:0}');
    expect(tidyRules(rules, '<p id="b" class="b c">Text</p>')).toBe('.b{top:0}.b{left:0}');
    expect(tidyRules(rules, '<p>class b</p>')).toBe('');
  });

  it('knows a class that is escaped in HTML', () => {
    const html = '<p class="[&amp;&gt;b]:top-0">Text</p>';
    expect(tidyRules(['.\\[\\&\\>b\\]\\:top-0{top:0;}'], html)).toContain('{top:0}');
  });

  it('keeps rules that can match, each in its layer and under its condition', () => {
    const css =
      '@layer mui{.a{color:red;}@media (min-width:600px){.a .b{margin:0;}}}.a:not(.z){top:0;}';
    expect(tidyRules([css], HTML)).toBe(
      '@layer mui{.a{color:red}@media (min-width:600px){.a .b{margin:0}}}.a:not(.z){top:0}',
    );
  });

  it('drops what matches nothing, and looks of what is pointed at', () => {
    const css = '.a.z{color:red;}.z,.b{top:0;}.a:hover{top:1px;}.a:focus-visible .b{top:1px;}';
    expect(tidyRules([css], HTML)).toBe('.b{top:0}');
  });

  it('drops prefixes where the usual declaration stands beside them', () => {
    const css =
      '.a{-webkit-flex:1;-ms-flex:1;flex:1;display:-webkit-box;display:flex;-webkit-line-height:2;}.b{display:-webkit-box;-webkit-line-clamp:2;}';
    expect(tidyRules([css], HTML)).toBe(
      '.a{flex:1;display:flex;-webkit-line-height:2}.b{display:-webkit-box;-webkit-line-clamp:2}',
    );
  });

  it('drops variables that nothing reads, also by way of another one', () => {
    const css = '.a{--ink:var(--base);--base:red;--unread:var(--lost);--lost:0;top:0;}';
    expect(tidyRules([css], HTML)).toBe('.a{--ink:var(--base);--base:red;top:0}');
  });

  it('keeps the steps of animations', () => {
    const css = '@keyframes spin{from{opacity:0;}to{opacity:1;}}.a{animation:spin 1s;}';
    expect(tidyRules([css], HTML)).toBe(
      '@keyframes spin{from{opacity:0;}to{opacity:1;}}.a{animation:spin 1s}',
    );
  });

  it('makes one of the theme’s two schemes, and leaves the scheme to the page', () => {
    const css =
      ':root,[data-theme="light"]{color-scheme:light;--ink:#000;--base:0.5;}[data-theme="dark"]{color-scheme:dark;--ink:#fff;--base:0.7;}.a{opacity:var(--base);}';
    expect(tidyRules([css], HTML)).toBe(
      ':root{--ink:light-dark(#000,#fff);--base:0.5}@media screen{[data-theme="dark"]{--base:0.7}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){--base:0.7}}.a{opacity:var(--base)}',
    );
  });
});
