import { describe, expect, it } from 'vitest';
import {
  defaultOf,
  isIgnored,
  linksToMarkdown,
  parametersOf,
  parseJsDoc,
  proseOf,
  returnsOf,
  splitBraces,
} from './jsdoc.ts';

const comment = (...lines: string[]) =>
  parseJsDoc(`/**\n${lines.map((l) => `   * ${l}\n`).join('')}   */`);

describe('parseJsDoc', () => {
  it('reads a description of several lines and keeps lists', () => {
    const { description } = comment('Formats:', '- one', '- two');
    expect(description).toBe('Formats:\n- one\n- two');
  });

  it('reads a comment on one line', () => {
    expect(parseJsDoc('/** Styles applied to the root. */').description).toBe(
      'Styles applied to the root.',
    );
  });

  it('takes no tag inside a code fence and none that is a package name', () => {
    const doc = comment('See', '@mui/material for it.', '```tsx', '@decorated', '```', '@ignore');
    expect(doc.tags.map(({ name }) => name)).toEqual(['ignore']);
    expect(doc.description).toContain('@mui/material');
    expect(isIgnored(doc)).toBe(true);
  });

  it('cuts notes to the authors', () => {
    expect(comment('Text.', 'TODO: remove in v9').description).toBe('Text.');
  });
});

describe('tags', () => {
  it('keeps a default of several lines', () => {
    const doc = comment('X.', '@default (text) => {', '  return text;', '}', '@ignore');
    expect(defaultOf(doc)).toBe('(text) => {\n  return text;\n}');
  });

  it('writes a default as JavaScript with single quotes', () => {
    expect(defaultOf(comment('@default "dense"'))).toBe("'dense'");
    expect(defaultOf(comment('@default `false`'))).toBe('false');
    expect(defaultOf(comment('@default "() => 500"'))).toBe('() => 500');
    expect(defaultOf(comment('No default.'))).toBeUndefined();
  });

  it('balances braces in the type of a parameter', () => {
    expect(splitBraces('{{ a: { b: string } }} params The params')).toEqual({
      type: '{ a: { b: string } }',
      rest: 'params The params',
    });
  });

  it('reads parameters, their parts and what comes back', () => {
    const doc = comment(
      '@param {object} params The move.',
      '@param {string} params.itemId The id.',
      '@param {React.MouseEvent} event - The event.',
      '@returns {Promise<any>} Resolved when done.',
    );
    expect(parametersOf(doc)).toEqual([
      { name: 'params', type: 'object', description: 'The move.' },
      { name: 'params.itemId', type: 'string', description: 'The id.' },
      { name: 'event', type: 'React.MouseEvent', description: 'The event.' },
    ]);
    expect(returnsOf(doc)).toEqual({ type: 'Promise<any>', description: 'Resolved when done.' });
  });

  it('turns links into Markdown', () => {
    expect(linksToMarkdown('See {@link https://mui.com/x/ the docs}.')).toBe(
      'See [the docs](https://mui.com/x/).',
    );
    expect(linksToMarkdown('a [[GridRowParams]] object')).toBe('a `GridRowParams` object');
    expect(linksToMarkdown('{@link GridApi}')).toBe('`GridApi`');
  });

  it('collects deprecation and links to more', () => {
    const doc = comment('Text.', '@deprecated Use `slots`.', '@see See {@link https://a.b/ this}');
    expect(proseOf(doc)).toEqual({
      description: 'Text.',
      deprecated: 'Use `slots`.',
      see: ['See [this](https://a.b/)'],
    });
  });
});
