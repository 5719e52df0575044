import { describe, expect, it } from 'vitest';
import { outermost, readHtml, without, withInner } from './readHtml.ts';

const tagsOf = (html: string): string[] =>
  readHtml(html)
    .flatMap(withInner)
    .map(({ tag, from, to }) => `${tag} ${html.slice(from, to)}`);

describe('readHtml', () => {
  it('says where elements and their attributes stand', () => {
    const html = 'a<svg viewBox="0 0 1 1"><linearGradient id=\'x\'/></svg>';
    const [svg] = readHtml(html);
    const [gradient] = svg?.children ?? [];
    expect(html.slice(svg?.from, svg?.inside)).toBe('<svg viewBox="0 0 1 1">');
    expect(gradient?.tag).toBe('linearGradient');
    const id = gradient?.attributes.get('id');
    expect([id?.value, html.slice(id?.from, id?.to)]).toEqual(['x', "id='x'"]);
  });

  it('finds no element in attributes, comments, escapes and raw text', () => {
    const html =
      '<i title="<b>">&lt;b></i><!-- <b></b> --><style>a::before{content:"<b>"}</style><br><wbr>';
    expect(tagsOf(html)).toEqual([
      'i <i title="<b>">&lt;b></i>',
      'style <style>a::before{content:"<b>"}</style>',
      'br <br>',
      'wbr <wbr>',
    ]);
  });

  it('reads an attribute without its escapes', () => {
    const [path] = readHtml('<p fill="url(&quot;#a&quot;)" hidden>1 < 2</p>');
    expect(path?.attributes.get('fill')?.value).toBe('url("#a")');
    expect(path?.attributes.get('hidden')?.value).toBe('');
  });

  it('reads what belongs into a head, and runs no script', () => {
    const html = '<script>document.documentElement.append("<b>")</script><style></style><p></p>';
    expect(readHtml(html).map(({ tag }) => tag)).toEqual(['script', 'style', 'p']);
  });
});

it('takes the outermost of elements that are meant', () => {
  const elements = readHtml('<p><b><b></b></b></p><b></b>');
  expect(outermost(elements, ({ tag }) => tag === 'b').map(({ from }) => from)).toEqual([3, 21]);
});

it('leaves stretches out of a text', () => {
  expect(without('abcdef', [])).toBe('abcdef');
  expect(
    without('abcdef', [
      { from: 0, to: 1 },
      { from: 3, to: 5 },
    ]),
  ).toBe('bcf');
});
