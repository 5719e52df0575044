import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import type { DemoFrame } from '../demos/frame.ts';
import type { HighlightedCode } from '../highlight/highlightedCode.ts';
import type { Preview } from '../demos/runDemos.ts';
import { DEMO_PLACE } from '../markdown/directives.ts';
import { printTree } from '../print/print.ts';
import { element, place, textNode } from '../print/tree.ts';
import { assemble } from './assemble.ts';

type Parts = Parameters<typeof assemble>[0];

const text = (words: string): Element => element('p', {}, [words]);
const root = (...children: Element[]): Parts['tree'] => ({ type: 'root', children });

const parts = (rest: Partial<Parts> = {}): Parts => ({
  key: 'data-grid/sorting',
  tree: root(text('Text.')),
  frames: new Map(),
  previews: new Map(),
  heights: {},
  products: [],
  tabs: [],
  libraries: [],
  css: '',
  exists: () => true,
  isPromised: () => false,
  addressOfImport: () => undefined,
  ...rest,
});

const print = (rest?: Partial<Parts>): string => printTree(assemble(parts(rest)));

describe('assemble', () => {
  it('leaves plain prose as it is', () => {
    expect(print()).toBe('<p>Text.</p>');
  });

  describe('links', () => {
    const exists = (route: string) => route === '/x/react-data-grid/sorting/';
    const code = element('code', {}, ['charts']);
    const link = (href: string, more: Element['properties'] = {}) =>
      element('a', { href, ...more }, ['the ', code]);

    it.each([
      ['/x/react-data-grid/sorting/'],
      ['/x/react-data-grid/sorting/#api'],
      ['https://mui.com/x/react-charts/'],
      ['#rows'],
    ])('keeps %s', (href) => {
      expect(print({ tree: root(link(href)), exists })).toBe(
        `<a href="${href}">the <code>charts</code></a>`,
      );
    });

    it.each([['/x/react-charts/'], ['/x/react-charts/#bars']])(
      'says of a link to %s that its page is planned',
      (href) => {
        const tree = root(element('p', {}, ['See ', link(href, { title: 'Bars' }), '.']));
        expect(print({ tree, exists, isPromised: () => true })).toBe(
          `<p>See <a href="${href}" data-planned="">the <code>charts</code><small> (planned)</small></a>.</p>`,
        );
      },
    );

    it('makes text of a link to what nobody has promised', () => {
      const tree = root(element('p', {}, ['See ', link('/x/api/charts/bar-chart/'), '.']));
      expect(print({ tree, exists })).toBe('<p>See the <code>charts</code>.</p>');
    });

    it('keeps the query of a link to a page that exists', () => {
      const href = '/x/react-data-grid/sorting/?q=a';
      expect(print({ tree: root(link(href)), exists })).toContain(`<a href="${href}">`);
    });

    it('judges each link of a line by itself', () => {
      const line = [link('/x/a/'), textNode(', '), link('/x/react-data-grid/sorting/')];
      const html = print({ tree: root(element('p', {}, line)), exists });
      expect(html.match(/<a /g)).toHaveLength(1);
      expect(html.match(/the <code>/g)).toHaveLength(2);
    });
  });

  it('links what the code of a fence imports, in both languages', () => {
    const imports = (name: string): HighlightedCode => [
      {
        pieces: [
          { role: 'k', text: 'import ' },
          { text: name },
          { role: 'k', text: 'from ' },
          { role: 's', text: "'@mui/x-charts'" },
        ],
      },
    ];
    const block = place('CodeBlock', { code: { code: imports('Bars '), js: imports('Bars') } });
    const html = print({ tree: root(block), addressOfImport: (name) => `/x/api/${name}/` });
    expect(html.match(/<a href="\/x\/api\/Bars\/">Bars<\/a>/g)).toHaveLength(2);
  });

  describe('demos', () => {
    const frame = (name: string): DemoFrame => ({
      name,
      page: 'charts/bars',
      words: name.toLowerCase(),
      source: `${name}.tsx`,
      open: true,
      variants: [],
    });
    const frames = new Map([
      ['Basic', frame('Basic')],
      ['Late', frame('Late')],
    ]);
    const at = (name: string): Element => element(DEMO_PLACE, { name });
    const tree = root(text('One.'), at('Basic'), text('Two.'), at('Late'));

    it('puts each frame where its place is, with its preview and the heights kept free', () => {
      const article = print({
        tree,
        frames,
        previews: new Map([['data-grid/sorting/Basic', { html: '<b>$& rows</b>', css: {} }]]),
        heights: { 'data-grid/sorting/Basic': [300, 320, 340], 'charts/bars/Late': [1, 2, 3] },
      });
      expect(article).toMatch(/^<p>One\.<\/p><section[^>]* id="Basic"/);
      expect(article).toMatch(
        /<\/section><div class="demo-ad"><\/div><p>Two\.<\/p><section[^>]* id="Late"/,
      );
      expect(article).toContain(
        '<div class="demo-stage" data-island="demo" data-stage="Basic" style="--h0:300px;--h1:320px;--h2:340px"><div class="demo-preview"><b>$& rows</b></div></div>',
      );
      expect(article).toContain(
        '<div class="demo-stage" data-island="demo" data-stage="Late" style="--h0:0px;--h1:0px;--h2:0px"><noscript><p class="demo-note">This demo needs JavaScript. Its code is below.</p></noscript></div>',
      );
    });

    it('takes out the place of a demo without a frame', () => {
      expect(print({ tree: root(text('a'), at('Gone'), text('b')) })).toBe('<p>a</p><p>b</p>');
    });

    it('keeps each rule of the previews once, and none of other pages', () => {
      const article = print({
        tree,
        frames,
        previews: new Map<string, Preview>([
          [
            'data-grid/sorting/Basic',
            {
              html: '<b class="a b">Basic</b>',
              css: { a: '.a{color:red;}', b: '.b{top:0;}' },
            },
          ],
          [
            'data-grid/sorting/Late',
            {
              html: '<b class="a c">Late</b>',
              css: { a: '.a{color:red;}', c: '.c{left:0;}' },
            },
          ],
          ['charts/bars/Late', { html: '<b class="d">', css: { d: '.d{top:0;}' } }],
        ]),
      });
      expect(article).toMatch(
        /^<style>\.demo-preview\{\.a\{color:red\}\.b\{top:0\}\.c\{left:0\}\}<\/style><p>One/,
      );
    });
  });

  it('begins with the rules of tabs and the CSS of demos, which cannot end the element', () => {
    const article = print({
      tabs: [{ group: 'bundler', values: ['vite', 'next'] }],
      css: '.a::after{content:"</style><script>"}',
    });
    expect(article).toMatch(/^<style>html\[data-js\]:not\(\[data-tab-bundler="vite"\]\)/);
    expect(article.match(/<\/style/g)).toHaveLength(1);
    expect(article).toMatch(/content:"<[^"]*tyle><script>"\}<\/style><p>Text\.<\/p>$/);
  });
});
