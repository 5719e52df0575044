import { describe, expect, it } from 'vitest';
import type { Preview } from '../demos/runDemos.ts';
import { pagePictures } from './pagePictures.ts';

const make = (...previews: Preview[]) =>
  pagePictures(new Map(previews.map((preview, at) => [`Demo${at}`, preview])));

describe('pagePictures', () => {
  it('has each rule once, and none that matches nothing', () => {
    const css = { a: '.a{color:red}', b: '.b{color:blue}' };
    const { css: shared, pictures } = make(
      { html: '<p class="a">A</p>', css },
      { html: '<p class="a">B</p>', css },
    );
    expect(shared).toBe('.a{color:red}');
    expect(pictures).toEqual({ Demo0: '<p class="a">A</p>', Demo1: '<p class="a">B</p>' });
  });

  it('gives what a theme says for the root to the element around a picture', () => {
    const { css } = make({
      html: '<p class="a">A</p>',
      css: {
        theme:
          ':root,[data-theme="light"]{--red:#f00;--gap:1px;}[data-theme="dark"]{--red:#a00;--gap:2px;}',
        a: '.a{color:var(--red);gap:var(--gap)}',
      },
    });
    expect(css).not.toContain(':root');
    expect(css).toContain('.picture-root{--red:light-dark(#f00,#a00)');
    expect(css).toContain('[data-theme="dark"]{--gap:2px}');
  });

  it('leaves charts for screens out where there is one for a phone', () => {
    const wide =
      '<svg class="chart snapshot-wide"><svg><path></path></svg><path d="M0"></path></svg>';
    const narrow = '<svg class="chart snapshot-narrow"><path></path></svg>';
    const { pictures } = make({ html: `<div>${wide}${narrow}<p>after</p></div>`, css: {} });
    expect(pictures['Demo0']).toBe(`<div>${narrow}<p>after</p></div>`);
  });

  it('keeps those that lend something, and those that stand alone', () => {
    const lends = '<svg class="snapshot-wide"><pattern id="p"></pattern></svg>';
    const borrows = '<svg class="snapshot-narrow"><path fill="url(#p)"></path></svg>';
    const html = `${lends}${borrows}`;
    expect(make({ html, css: {} }).pictures['Demo0']).toBe(html);
    const alone = '<svg class="snapshot-wide"></svg>';
    expect(make({ html: alone, css: {} }).pictures['Demo0']).toBe(alone);
  });

  it('reads attributes, comments and text as a browser does', () => {
    const wide =
      '<svg aria-label="a > b </svg>" class="snapshot-wide"><text>&lt;/svg> #p)</text></svg>';
    const rest =
      '<!-- <svg class="snapshot-wide"> --><p title="<svg class=&quot;snapshot-wide&quot;>">1 &lt; 2</p><svg class="snapshot-narrow"></svg>';
    expect(make({ html: wide + rest, css: {} }).pictures['Demo0']).toBe(rest);
  });

  it('takes no text for a class', () => {
    const html = '<svg class="snapshot-wide"></svg><p>snapshot-narrow</p>';
    expect(make({ html, css: {} }).pictures['Demo0']).toBe(html);
  });
});
