import { describe, expect, it } from 'vitest';
import { attributeOf, readTags } from './readTags.ts';

/** What is read, in order. */
function read(html: string): string[] {
  const found: string[] = [];
  readTags(html, {
    onStart: ({ tagName }, depth) => found.push(`${tagName} ${depth ?? 'holds nothing'}`),
    onEnd: (depth) => found.push(`end ${depth}`),
    onText: (text) => found.push(`“${text}”`),
  });
  return found;
}

describe('readTags', () => {
  it('counts the elements that are open, without those that hold nothing', () => {
    expect(read('<p><br>a<b>b</b></p><svg><path d="M0 0"/></svg>')).toEqual([
      'p 1',
      'br holds nothing',
      '“a”',
      'b 2',
      '“b”',
      'end 2',
      'end 1',
      'svg 1',
      'path holds nothing',
      'end 1',
    ]);
  });

  it('takes what style and script hold for text', () => {
    expect(read('<style>a::after{content:"<i>"}</style><u></u>')).toEqual([
      'style 1',
      '“a::after{content:"<i>"}”',
      'end 1',
      'u 1',
      'end 1',
    ]);
  });

  it('reads signs of tags in attributes and escapes in texts for what they are', () => {
    expect(read('<i title="a > <b>">&lt;</i>')).toEqual(['i 1', '“<”', 'end 1']);
  });

  it('gives values without escapes, and says where attributes stand when it is asked', () => {
    const html = '<svg viewBox="0 0 9 9" class="a&amp;b">';
    readTags(
      html,
      {
        onStart(tag) {
          expect(attributeOf(tag, 'class')).toBe('a&b');
          expect(attributeOf(tag, 'viewbox')).toBe('0 0 9 9');
          expect(attributeOf(tag, 'id')).toBeUndefined();
          const { startOffset, endOffset } = tag.location?.attrs?.['class'] ?? {};
          expect(html.slice(startOffset, endOffset)).toBe('class="a&amp;b"');
        },
      },
      { withPlaces: true },
    );
    expect.assertions(4);
  });
});
