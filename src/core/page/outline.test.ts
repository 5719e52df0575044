import { describe, expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

const TEXT = [
  '---',
  'title: "# none"',
  '---',
  '',
  '# Page',
  '',
  'Text.',
  '',
  '## Import',
  '',
  '```ts',
  '## no heading',
  '~~~',
  '```',
  '',
  '## Props \\& [slots](/x/)',
  '',
  '### `sortModel`',
  '',
  '- a',
  '',
  '  ````md',
  '  ```',
  '# no heading either',
  '  ````',
  '',
  '### `b`',
  'End.',
  '',
  '## Last',
].join('\n');

describe('outlineOf', () => {
  const outline = outlineOf(TEXT);

  it('lists headings and nothing of front matter or code', () => {
    expect(outline.map(({ level, title }) => [level, title])).toEqual([
      [1, 'Page'],
      [2, 'Import'],
      [2, 'Props & slots'],
      [3, 'sortModel'],
      [3, 'b'],
      [2, 'Last'],
    ]);
  });

  it('gives each heading its text, with the headings below it', () => {
    const part = (title: string) => {
      const entry = outline.find((one) => one.title === title);
      return TEXT.slice(entry?.from, entry?.to);
    };
    expect(part('Page')).toBe(TEXT.slice(TEXT.indexOf('# Page')));
    expect(part('Props & slots')).toMatch(/^## Props[^]*### `b`\nEnd\.\n\n$/);
    expect(part('b')).toBe('### `b`\nEnd.\n\n');
    expect(part('Last')).toBe('## Last');
  });

  it('reads to the end of what is cut off', () => {
    expect(outlineOf('---\ntitle: x')).toEqual([]);
    expect(outlineOf('```\n# a')).toEqual([]);
    expect(outlineOf('')).toEqual([]);
  });
});
