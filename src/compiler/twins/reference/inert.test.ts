import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { inert, inertLine } from './inert.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

function typesIn(markdown: string): string[] {
  const types = new Set<string>();
  visit(parser.parse(markdown), (node) => {
    types.add(node.type);
  });
  return [...types];
}

describe('inert', () => {
  it('leaves plain Markdown as it is', () => {
    const text = 'One `code`.\n\n- **a**\n- [b](https://mui.com/x/)\n\n```tsx\n<a />\n```';
    expect(inert(text)).toBe(text);
  });

  it.each([
    'Draws a <circle /> and <b>more</b>.',
    '<script>alert(1)</script>',
    '<div>\n<p>Text</p>\n</div>',
    'Never closed: <!-- all that follows',
    '<?php a ?> <![CDATA[ b ]]>',
    '- item with <a href="javascript:alert(1)">link</a>',
  ])('shows HTML as text: %j', (text) => {
    const result = inert(text);
    expect(typesIn(`${result}\n\nafter`)).not.toContain('html');
    const shown = toString(parser.parse(result)).replace(/\s+/g, ' ');
    for (const word of text.replace(/^- /, '').split(/\s+/)) expect(shown).toContain(word);
  });

  it('makes headings paragraphs, so that they stay out of the outline', () => {
    expect(typesIn(inert('# One\nTwo\n\nThree\n---\n\n# # Four'))).not.toContain('heading');
  });

  it('keeps only https links', () => {
    expect(inert('[a](javascript:alert(1)) [b](/material-ui/) [c](https://mui.com/)')).toBe(
      'a b [c](https://mui.com/)',
    );
    expect(typesIn(inert('See http://mui.com/, <mailto:a@b.c> and [x].\n\n[x]: /y'))).not.toContain(
      'link',
    );
    expect(typesIn(inert('[x][y]\n\n[y]: javascript:alert(1)'))).not.toContain('linkReference');
  });

  it('has the text of a picture', () => {
    expect(inert('![A <b>chart</b>](https://mui.com/a.png)')).toBe('A \\<b\\>chart\\</b\\>');
  });

  it('closes a fence that the text leaves open', () => {
    expect(typesIn(`${inert('```js\na')}\n\n# Next`)).toContain('heading');
    expect(typesIn(`${inert('- a\n\n  ```js\n  b')}\n\n# Next`)).toContain('heading');
  });
});

describe('inertLine', () => {
  it('puts blocks into one line', () => {
    expect(inertLine('One\ntwo.\n\n- `a`: b\n- c\n\n```js\nd\ne\n```\n\n> f')).toBe(
      'One two. `a`: b; c `d e` f',
    );
  });
});
