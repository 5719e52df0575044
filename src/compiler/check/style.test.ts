import { describe, expect, it } from 'vitest';
import { checkStyle } from './style.ts';

function problemsOf(markdown: string, ofComponents = false): string[] {
  const problems = checkStyle({ file: 'page.md', markdown, ofComponents });
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

describe('a sentence', () => {
  it('has 28 words at most', () => {
    expect(problemsOf(`A ${words(27)}. Short.`)).toEqual([]);
    expect(problemsOf(`Short.\n\nA ${words(28)}.`)).toEqual([
      '3: A sentence has 29 words: "A word word word word word word word …".',
    ]);
  });

  it('counts code as one word, with all that is inside', () => {
    expect(problemsOf(`A ${words(26)} \`const a = b.c ? 1 : 2\`.`)).toEqual([]);
  });

  it('goes on after a line break, and ends before code', () => {
    expect(problemsOf(`A ${words(14)}\n${words(14)}.`)).toHaveLength(1);
    expect(problemsOf(`A ${words(20)}. \`code\` ${words(20)}.`)).toEqual([]);
  });

  it('is counted where only readers of TypeScript see it', () => {
    expect(problemsOf(`:ts[A ${words(28)}.]`)).toHaveLength(1);
    expect(problemsOf(`:::typescript\nA ${words(28)}.\n:::`)).toHaveLength(1);
  });

  it('is counted in lists, but tables have none', () => {
    expect(problemsOf(`- A ${words(28)}.`)).toHaveLength(1);
    expect(problemsOf(`| A |\n| - |\n| ${words(40)} |`)).toEqual([]);
  });
});

describe('a word', () => {
  it.each([
    ['It simply works.', 'simply'],
    ['A powerful grid.', 'powerful'],
    ['Please set it.', 'Please'],
    ['Note that it is slow.', 'Note that'],
    ['We set it.', 'We'],
    ['It is done!', '!'],
    ['Its colour is grey.', 'colour'],
    ['Set it afterwards.', 'afterwards'],
    ['It was cancelled.', 'cancelled'],
    ['The columns can be customised.', 'customised'],
    ['A save is under way.', 'under way'],
    ['Write the model anew.', 'anew'],
    ['This is no part of the grid.', 'is no part of'],
    ['The other component has not.', 'has not'],
    ['Cells have not a border.', 'have not'],
    ['A screen reader hears the name.', 'reader hears'],
    ['The limit is 5. One above it is refused.', 'One above'],
    ['That of the grid is larger.', 'That of'],
    ['Tell users what failed, for people without a screen.', 'users what failed, for people'],
  ])('is banned: %s', (text, word) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(`"${word}" in`)]);
  });

  it('is not banned where Americans use it', () => {
    expect(
      problemsOf('There is no row of that name, and it is no longer part of the analysis.'),
    ).toEqual([]);
    expect(problemsOf('The canceled edit is centered. It is labeled forward.')).toEqual([]);
    expect(problemsOf('It has not changed. One column is left. That is why it has room.')).toEqual(
      [],
    );
    expect(problemsOf('Tell users.\n\nTell people.')).toEqual([]);
  });

  it('is not banned in code, or inside of another', () => {
    expect(problemsOf('Call `we.please()`; with `!important`, use the west bus !== true.')).toEqual(
      [],
    );
  });
});

describe('a colon', () => {
  it('joins two sentences once in a section', () => {
    const splice = 'Stop it: the row has other cells.';
    expect(problemsOf(`## A\n\n${splice}\n\n## B\n\n${splice}`)).toEqual([]);
    expect(problemsOf(`## A\n\n${splice}\n\n- Wait: it\n  resolves.`)).toEqual([
      '5: Another colon joins two sentences: "Wait: it resolves.".',
    ]);
  });

  it('explains a term, and introduces a list', () => {
    expect(problemsOf('- `rows`: the rows.\n- `columns`: the columns.')).toEqual([]);
    expect(problemsOf('**By hand:** a row.\n\n**By codemod**: the others.')).toEqual([]);
    expect(problemsOf('Set two props: `rows` and `columns`.\n\nDo this:\n\n1. Set it.')).toEqual(
      [],
    );
  });
});

describe('headings', () => {
  it('end without a mark', () => {
    expect(problemsOf('## Set it:\n\nText.')).toEqual(['1: The heading "Set it:" ends with ":".']);
    expect(problemsOf('## What is it? {#what}\n\nText.')).toEqual([]);
  });

  it('have text under them', () => {
    expect(problemsOf('## One\n\n## Two\n\nText.')).toEqual(['1: The section "One" has no text.']);
    expect(problemsOf('## One\n\n### Two\n\nText.\n\n## Three')).toEqual([
      '7: The section "Three" has no text.',
    ]);
  });

  it('skip no level', () => {
    expect(problemsOf('## One\n\nText.\n\n#### Two\n\nText.')).toEqual([
      '5: A heading of level 4 follows one of level 2.',
    ]);
  });
});

it('wants a sentence before a demo', () => {
  expect(problemsOf('## One\n\n::demo{name="Rooms"}')).toEqual([
    '3: The demo "Rooms" stands right under a heading.',
  ]);
  expect(problemsOf('## One\n\nIt opens.\n\n::demo{name="Rooms"}')).toEqual([]);
});

it('wants links that say where they lead', () => {
  expect(problemsOf('See [here](/x/).')).toEqual(['1: A link is called "here".']);
  expect(problemsOf('See [all rooms](/x/).')).toEqual([]);
});

describe('a page of components', () => {
  it('shows an example within 80 words', () => {
    expect(problemsOf(`${words(20)}.\n\n${words(20)}.\n\n::demo{name="A"}`, true)).toEqual([]);
    const late = `${`${words(20)}.\n\n`.repeat(5)}::demo{name="A"}`;
    expect(problemsOf(late, true)).toEqual(['1: The first example stands after 100 words.']);
    expect(problemsOf(late)).toEqual([]);
  });

  it('has an example at all', () => {
    expect(problemsOf(`${words(20)}.\n\n`.repeat(5), true)).toEqual([
      '1: The page has no example.',
    ]);
  });
});
