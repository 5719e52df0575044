import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { firstPartOf } from './firstPart.ts';
import { printArticle } from './print.ts';
import { element, place } from './tree.ts';

const long = (characters = 13_000) => element('p', {}, ['x'.repeat(characters)]);
const heading = (id: string) => place('Heading', { level: 2, id, title: id });

/** How the second part of an article begins; undefined when it has one part. */
function rest(...children: Root['children']): string | undefined {
  const tree: Root = { type: 'root', children };
  const html = printArticle({ tree, route: '/x/', toc: [] });
  const end = firstPartOf(tree, html);
  return end === undefined ? undefined : html.slice(end, end + 20);
}

describe('firstPartOf', () => {
  it('ends in front of the first heading below what fills a window', () => {
    expect(
      rest(heading('a'), long(), heading('b'), long(), heading('c'), long(), heading('d'), long()),
    ).toMatch(/^<h2 id="c"/);
  });

  it('takes a heading that the Markdown wrote as an element', () => {
    const plain = element('h3', { id: 'plain' }, ['Plain']);
    expect(rest(long(), long(), plain, long(), long())).toMatch(/^<h3 id="plain"/);
  });

  it('takes no heading that stands in another element, which would be cut', () => {
    const inner = element('section', {}, [heading('inner'), long(), long()]);
    expect(rest(long(), long(), inner, long(), long())).toBeUndefined();
    expect(rest(long(), long(), inner, heading('outer'), long(), long())).toMatch(
      /^<h2 id="outer"/,
    );
  });

  it('counts no style of demos, which comes first and shows nothing', () => {
    const style = element('style', {}, ['x'.repeat(30_000)]);
    expect(rest(style, heading('a'), long(), heading('b'), long(), long())).toBeUndefined();
  });

  it('has one part where little would follow', () => {
    expect(rest(long(), long(), heading('a'), element('p', {}, ['Short.']))).toBeUndefined();
    expect(rest()).toBeUndefined();
  });
});
