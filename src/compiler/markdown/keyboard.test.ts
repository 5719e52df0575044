import { describe, expect, it } from 'vitest';
import { withHtml } from '../print/withHtml.ts';
import type { KeyboardTables } from '#core/keyboard.ts';
import { createContext } from './context.ts';
import { renderDirectives } from './directives.ts';
import { expandKeyboards, printKeyboardTwin } from './keyboard.ts';
import { parseMarkdown } from './parse.ts';
import { elementsOf } from './render.ts';

const tables: KeyboardTables = {
  lamp: [
    { group: 'light', keys: [['Mod', 'l']], when: '', does: 'Switches it on.', scenarios: [] },
    {
      group: 'color',
      keys: [['ArrowRight'], ['*']],
      when: 'With `hue`',
      does: 'Makes it warmer.',
      scenarios: [],
    },
  ],
};

async function expand(markdown: string) {
  const context = createContext('lamp.md');
  const { tree } = parseMarkdown(markdown);
  expandKeyboards(tree, context, tables);
  await renderDirectives(tree, context, markdown);
  return withHtml({ tree: await elementsOf(tree), problems: context.problems });
}

describe('::keyboard', () => {
  it('prints a row for each command, named by its keys', async () => {
    const { html, problems } = await expand('::keyboard{table="lamp" only="light"}');
    expect(problems).toEqual([]);
    expect(html).toContain(
      '<th scope="row"><kbd>Ctrl</kbd>\u00a0+\u00a0<kbd>L</kbd>, <kbd>⌘</kbd>\u00a0+\u00a0<kbd>L</kbd></th>',
    );
    expect(html).toContain('<td>Switches it on.</td>');
  });

  it('has no column for where, when no command asks for it', async () => {
    const { html } = await expand('::keyboard{table="lamp" only="light"}');
    expect(html.match(/<th>/g)).toHaveLength(2);
    expect(html).not.toContain('change places');
  });

  it('says that arrow keys change places, when there are any', async () => {
    const { html } = await expand('Text.\n\n::keyboard{table="lamp"}\n\nMore.');
    expect(html).toContain('<kbd>Right</kbd>, <kbd>*</kbd></th>');
    expect(html).toMatch(/<\/table><\/div>\s*<p>Where text runs from right to left, <kbd>/);
    expect(html).toMatch(/<p>More\.<\/p>$/);
  });

  it.each([
    ['::keyboard{table="lump"}', 'A table of keys is named "lump".'],
    ['::keyboard', 'A table of keys is named "".'],
    ['::keyboard{table="lamp" group="light"}', 'A table of keys has group.'],
    ['::keyboard{table="lamp" only="light,heat"}', 'The keys of "lamp" have no group "heat".'],
  ])('refuses %s with its line', async (directive, message) => {
    const { problems } = await expand(`Text.\n\n${directive}\n`);
    expect(problems).toMatchObject([{ file: 'lamp.md', line: 3, message }]);
  });
});

it('prints the keys as text in a twin', () => {
  expect(printKeyboardTwin({ table: 'lamp', only: 'color' }, tables)).toBe(
    [
      '| Keys | Where | What happens |',
      '| --- | --- | --- |',
      String.raw`| Right, \* | With ${'`hue`'} | Makes it warmer. |`,
      '',
      'Where text runs from right to left, Right and Left change places.',
    ].join('\n'),
  );
});
