import { describe, expect, it } from 'vitest';
import { printTree } from '../print/print.ts';
import { describe as describeText, describeRest as restOf, summarize } from './describe.ts';

const printDescription = async (markdown: string): Promise<string> =>
  printTree({ type: 'root', children: await describeText(markdown) });

const describeRest = async (markdown: string, length: number): Promise<string> =>
  printTree({ type: 'root', children: await restOf(markdown, length) });

describe('a description', () => {
  it('shows HTML of a description as text', async () => {
    expect(await printDescription('Drawn in a <circle /> with <b>care</b>.')).toBe(
      '<p>Drawn in a &lt;circle /> with &lt;b>care&lt;/b>.</p>',
    );
  });

  it('keeps https links and drops other ones, with their text', async () => {
    const html = await printDescription(
      'See [a](https://mui.com/x/) and [b](javascript:alert(1)).',
    );
    expect(html).toContain('<a href="https://mui.com/x/">a</a>');
    expect(html).toContain('and b.');
    expect(html).not.toContain('javascript:');
  });

  it('makes no headings and no images', async () => {
    expect(await printDescription('# Title\n\n![alt](https://a.b/c.png)')).toBe(
      '<p>Title</p><p>alt</p>',
    );
  });

  it('is nothing for nothing', async () => {
    expect(await printDescription('  ')).toBe('');
  });
});

describe('summarize', () => {
  it('takes the first sentence without markup', () => {
    expect(summarize('The `rows` of [the grid](https://a.b). More.', 80)).toBe(
      'The rows of the grid.',
    );
  });

  it('cuts what is too long', () => {
    expect(summarize('abcdefghij', 5)).toBe('abcd…');
  });
});

describe('what is left after the summary', () => {
  it('is nothing when the summary has said it all', async () => {
    expect(await describeRest('The full `grid` API.', 160)).toBe('');
  });

  it('is the whole when there is more', async () => {
    expect(await describeRest('The grid. With rows.', 160)).toBe('<p>The grid. With rows.</p>');
  });
});
