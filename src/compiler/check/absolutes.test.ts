import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { printProblem } from '#core/errors.ts';
import { createTemporaryProject } from '../temporaryProject.ts';
import { absolutesOf, checkAbsolutes, readProofs } from './absolutes.ts';

const textsOf = (markdown: string): string[] => absolutesOf(markdown).map(({ text }) => text);

describe('absolutesOf', () => {
  it.each([
    'It never opens.',
    'It always opens.',
    'You cannot open it.',
    "You can't open it.",
    'You can’t open it.',
    'Nothing opens.',
    'The prop has no effect.',
    'If it opens, nothing closes it.',
  ])('finds a claim about every case: %s', (text) => {
    expect(textsOf(`Some text.\n\n${text} More.`)).toEqual([text]);
  });

  it.each([
    'Never put it into a query.',
    'Always pass a boolean.',
    'It opens only once, and all of it.',
    'If you never change it, it stays open.',
    'Set `when: "never"`, or `always`.',
    'The console says "Cannot read properties" or “nothing to do”.',
    '| Case | Result |\n| - | - |\n| It is empty. | Nothing happens. |',
    '```ts\n// It never opens.\n```',
    ':::asks\n- it never opens\n- nothing happens\n:::',
  ])('leaves out advice, cases, code, quotations and tables: %s', (markdown) => {
    expect(textsOf(markdown)).toEqual([]);
  });

  it('follows a sentence over lines, marks and code with a full stop, and knows its line', () => {
    const markdown =
      'One.\n\n- First. It\n  _never_ calls `apiRef.current. More()` from\n  a [listener](/x/).';
    expect(absolutesOf(markdown)).toEqual([
      { text: 'It never calls apiRef.current. More() from a listener.', line: 3 },
    ]);
  });

  it('reads times as readers do', () => {
    expect(textsOf('A value of 10:05, or of 10:30 and 20 seconds, selects nothing.')).toEqual([
      'A value of 10:05, or of 10:30 and 20 seconds, selects nothing.',
    ]);
  });

  it('excuses the block below a note with a reason, and no other', () => {
    const note = '<!-- no spec: about Node.js, not about a component -->';
    expect(textsOf(`${note}\n- It never loads.\n- It cannot load.\n\nIt never ends.`)).toEqual([
      'It never ends.',
    ]);
    expect(textsOf('<!-- no spec: -->\nIt never ends.')).toEqual(['It never ends.']);
  });
});

const spec = { file: 'Panel.spec.ts', line: 4 };

function problemsOf(markdown: string, begins: readonly string[] = []): string[] {
  const proofs = begins.map((begin) => ({ ...spec, begin }));
  const found = absolutesOf(markdown);
  return checkAbsolutes({ file: 'page.md', found, proofs }).map(printProblem);
}

describe('checkAbsolutes', () => {
  it('shows a claim that nothing proves, and how to prove it', () => {
    expect(problemsOf('Text.\n\nThe panel never opens by itself, says its author.')).toEqual([
      'page.md:3  No spec proves "The panel never opens by itself, says its author."\n' +
        '    Write "// Proves: The panel never opens by itself," in the test beside the page that tries to break it, or say when it holds.',
    ]);
  });

  it('takes the first words in a spec', () => {
    expect(problemsOf('It never opens.', ['It never'])).toEqual([]);
  });

  it('refuses first words that no claim or more than one begins with', () => {
    expect(problemsOf('It opens.', ['It opens'])).toEqual([
      expect.stringMatching(
        /^Panel\.spec\.ts:4 {2}No sentence of the page .* begins with "It opens"/,
      ),
    ]);
    const two = 'It never opens.\n\nIt never closes.';
    expect(problemsOf(two, ['It never'])).toEqual([
      expect.stringContaining('2 sentences of the page begin with "It never"'),
    ]);
    expect(problemsOf('It never opens.\n\nIt never opens.', ['It never'])).toEqual([]);
  });
});

it('reads the notes of the specs beside a page, with their lines', () => {
  const project = createTemporaryProject();
  project.write({
    'content/docs/a/Panel.spec.ts': 'test();\n  // Proves: It never opens\n// proves: no\n',
    'content/docs/a/Panel.tsx': '// Proves: not here',
    'content/docs/a/b/Other.spec.ts': '// Proves: of another page',
  });
  expect(readProofs(project.folders, path.join(project.folders.docs, 'a'))).toEqual([
    { file: 'content/docs/a/Panel.spec.ts', line: 2, begin: 'It never opens' },
  ]);
  project.remove();
});
