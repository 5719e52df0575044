import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { codeSpan, escapeText, fence, link, list, table } from './syntax.ts';

const parse = (markdown: string): Root =>
  unified().use(remarkParse).use(remarkGfm).parse(markdown) as Root;

const only = (markdown: string) => {
  const { children } = parse(markdown);
  expect(children).toHaveLength(1);
  return children[0];
};

describe('codeSpan', () => {
  it.each(['a', "'`'", '`', '``a`', ' a ', 'a | b', '<b>', '\\', '*a*'])('keeps %j', (text) => {
    const paragraph = only(`x ${codeSpan(text)} y`);
    expect(paragraph).toMatchObject({
      children: [{}, { type: 'inlineCode', value: text }, {}],
    });
  });

  it('makes one line of several', () => {
    expect(codeSpan('a\n  b')).toBe('`a b`');
  });
});

describe('fence', () => {
  it.each(['a', '```\nb\n```', '~~~', '````'])('keeps %j', (code) => {
    expect(only(fence(code, 'ts'))).toMatchObject({ type: 'code', lang: 'ts', value: code });
  });
});

describe('escapeText', () => {
  it.each(['*a* _b_ `c` [d](e) <f> ~~g~~ |h| &amp; \\', '# a', '- a', '1. a', '+ a', '> a', '==='])(
    'keeps %j as text',
    (text) => {
      const node = only(escapeText(text));
      expect(node?.type).toBe('paragraph');
      expect(toString(node)).toBe(text);
    },
  );
});

describe('link', () => {
  it.each(['/x/api/', '/x/#a(b)', '/x/a b/'])('leads to %j', (href) => {
    expect(only(link('text', href))).toMatchObject({
      children: [{ type: 'link', url: href }],
    });
  });
});

describe('list', () => {
  it('keeps further blocks in their item', () => {
    const node = only(list(['a\n\nb', `c\n\n${fence('d')}`]));
    expect(node).toMatchObject({
      type: 'list',
      children: [{ children: [{}, {}] }, { children: [{}, { type: 'code', value: 'd' }] }],
    });
  });
});

describe('table', () => {
  it('parses back into the same cells, pipes, backticks and line breaks included', () => {
    const texts = ["'a' | 'b'", '`|`', '(a) => `${b}`', 'Record<string, A | B>', '<td>'];
    const node = only(
      table(
        ['Name', 'Type'],
        texts.map((text) => [`a\nb`, codeSpan(text)]),
      ),
    );
    if (node?.type !== 'table') throw new Error('No table.');
    expect(node.children).toHaveLength(texts.length + 1);
    expect(node.children.slice(1).map((row) => row.children.map((cell) => toString(cell)))).toEqual(
      texts.map((text) => ['a b', text]),
    );
  });
});
