import { describe, expect, it } from 'vitest';
import { stageMark } from '../demos/frame.ts';
import type { Preview } from '../demos/runDemos.ts';
import { demoMark } from '../markdown/directives.ts';
import { assemble } from './assemble.ts';

type Parts = Parameters<typeof assemble>[0];

const parts = (rest: Partial<Parts> = {}): Parts => ({
  key: 'data-grid/sorting',
  html: '<p>Text.</p>',
  frames: new Map(),
  previews: new Map(),
  heights: {},
  tabs: [],
  css: '',
  exists: () => true,
  ...rest,
});

describe('assemble', () => {
  it('leaves plain prose as it is', () => {
    expect(assemble(parts())).toBe('<p>Text.</p>');
  });

  describe('links', () => {
    const exists = (route: string) => route === '/x/react-data-grid/sorting/';
    const linked = (html: string) => assemble(parts({ html, exists }));

    it.each([
      '<a href="/x/react-data-grid/sorting/">sorting</a>',
      '<a href="/x/react-data-grid/sorting/#api" title="API">sorting</a>',
      '<a href="https://mui.com/x/react-charts/" rel="noopener">there</a>',
      '<a href="#rows">rows</a>',
    ])('keeps %s', (html) => {
      expect(linked(html)).toBe(html);
    });

    it.each([
      '<a href="/x/react-charts/">the <code>charts</code></a>',
      '<a href="/x/react-charts/#bars">the <code>charts</code></a>',
      '<a href="/x/react-charts/#bars" title="Bars > lines">the <code>charts</code></a>',
    ])('makes text of %s, whose page is planned', (html) => {
      expect(linked(`<p>See ${html}.</p>`)).toBe('<p>See the <code>charts</code>.</p>');
    });

    it('judges each link of a line by itself', () => {
      expect(
        linked(
          '<a href="/x/a/">a</a>, <a href="/x/react-data-grid/sorting/">b</a>, <a href="/x/c/">c</a>',
        ),
      ).toBe('a, <a href="/x/react-data-grid/sorting/">b</a>, c');
    });
  });

  describe('demos', () => {
    const frames = new Map([
      ['Basic', `<section id="Basic">${stageMark('Basic')}</section>`],
      ['Late', `<section id="Late">${stageMark('Late')}</section>`],
    ]);
    const html = `<p>One.</p>${demoMark('Basic')}<p>Two.</p>${demoMark('Late')}`;

    it('puts each frame where its mark stands, with its preview and the heights kept free', () => {
      const article = assemble(
        parts({
          html,
          frames,
          previews: new Map([['data-grid/sorting/Basic', { html: '<b>$& rows</b>', css: {} }]]),
          heights: { 'data-grid/sorting/Basic': [300, 320, 340], 'charts/bars/Late': [1, 2, 3] },
        }),
      );
      expect(article).toBe(
        '<p>One.</p><section id="Basic"><div class="demo-stage" data-island="demo" data-stage="Basic" style="--h0:300px;--h1:320px;--h2:340px"><div class="demo-preview"><b>$& rows</b></div></div></section>' +
          '<p>Two.</p><section id="Late"><div class="demo-stage" data-island="demo" data-stage="Late" style="--h0:0px;--h1:0px;--h2:0px"><noscript><p class="demo-note">This demo needs JavaScript. Its code stands below.</p></noscript></div></section>',
      );
    });

    it('takes out the mark of a demo without a frame', () => {
      expect(assemble(parts({ html: `a${demoMark('Gone')}b` }))).toBe('ab');
    });

    it('keeps each rule of the previews once, and none of other pages', () => {
      const article = assemble(
        parts({
          html,
          frames,
          previews: new Map<string, Preview>([
            [
              'data-grid/sorting/Basic',
              { html: 'Basic text.', css: { a: '.a{color:red}', b: '.b{}' } },
            ],
            [
              'data-grid/sorting/Late',
              { html: 'Late text.', css: { a: '.a{color:red}', c: '.c{}' } },
            ],
            ['charts/bars/Late', { html: '', css: { d: '.d{}' } }],
          ]),
        }),
      );
      expect(article).toMatch(/^<style>\.a\{color:red\}\.b\{\}\.c\{\}<\/style><p>One/);
    });
  });

  it('begins with the rules of tabs and the CSS of demos, which cannot end the element', () => {
    const article = assemble(
      parts({
        tabs: [{ group: 'bundler', values: ['vite', 'next'] }],
        css: '.a::after{content:"</style><script>"}',
      }),
    );
    expect(article).toMatch(/^<style>html\[data-js\]:not\(\[data-tab-bundler="vite"\]\)/);
    expect(article.match(/<\/style/g)).toHaveLength(1);
    expect(article).toContain('content:"<\\/style><script>"}</style><p>Text.</p>');
  });
});
