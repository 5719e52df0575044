import { describe, expect, it } from 'vitest';
import { escapeHtml, printCode, printText, textOfCode } from './highlightedCode.ts';

describe('printCode', () => {
  it('prints pieces by their roles, and a marked line with its end', () => {
    const code = [
      { pieces: [{ role: 'k', text: 'if ' }, { text: 'a' }], mark: 'added' },
      { pieces: [] },
      { pieces: [{ text: 'b' }], mark: 'quiet' },
    ] as const;
    expect(printCode(code)).toBe(
      '<span class="add"><i class="k">if </i>a\n</span>\n<span class="dim">b</span>',
    );
    expect(textOfCode(code)).toBe('if a\n\nb');
  });

  it('puts links around their words alone', () => {
    const links = [
      { from: 2, to: 3, href: '/a/' },
      { from: 5, to: 7, href: '/b/?c="&d' },
    ];
    expect(printCode([{ pieces: [{ role: 'p', text: '{ A, Bb }', links }] }])).toBe(
      '<i class="p">{ <a href="/a/">A</a>, <a href="/b/?c=&quot;&amp;d">Bb</a> }</i>',
    );
  });

  it('lets no text become an element, in a link neither', () => {
    const text = '<i class="k">&lt;</i><!--"-->';
    const links = [{ from: 0, to: text.length, href: '/' }];
    const escaped = '&lt;i class=&quot;k&quot;&gt;&amp;lt;&lt;/i&gt;&lt;!--&quot;--&gt;';
    expect(printCode([{ pieces: [{ text }] }])).toBe(escaped);
    expect(printCode([{ pieces: [{ text, links }] }])).toBe(`<a href="/">${escaped}</a>`);
  });
});

it('prints both languages where there are two', () => {
  const code = [{ pieces: [{ text: 'a' }] }];
  expect(printText({ code })).toEqual({ html: 'a' });
  expect(printText({ code, js: [] })).toEqual({ html: 'a', js: '' });
});

it('escapes what ends text or an attribute', () => {
  expect(escapeHtml('<a href="b">&amp;</a>')).toBe(
    '&lt;a href=&quot;b&quot;&gt;&amp;amp;&lt;/a&gt;',
  );
});
