import { describe, expect, it } from 'vitest';
import type { CorpusPage } from '#core/twins/corpus.ts';
import { mentionsOf, printMention, type Mention } from './migration.ts';

const page: CorpusPage = {
  route: '/x/migration/migration-charts-v7/',
  title: 'Charts: from v7 to v8',
  description: '',
  product: 'x-charts',
  plan: 'community',
  packages: [],
  kind: 'guide',
  files: ['index.md'],
};

const rows = (count: number): string =>
  Array.from({ length: count }, (_, i) => `| \`name${i}\` | \`other${i}\` |\n`).join('');

const printed = (markdown: string): string => {
  const [mention] = mentionsOf('colors', { page, markdown });
  return mention === undefined ? expect.fail('no mention') : printMention(mention, []);
};

describe('a section that is too long', () => {
  const text = 'A paragraph of some words. '.repeat(30).trimEnd();

  it.each([
    ['a table', `| Before | After |\n| --- | --- |\n${rows(120)}`],
    ['a block of code', `\`\`\`tsx\nconst a = 1;\n\n${'const b = 2;\n'.repeat(200)}\`\`\`\n`],
  ])('ends before %s', (_, long) => {
    expect(printed(`# Charts\n\n## colors\n\n${text}\n\n${long}\n## Next\n\nText.\n`)).toBe(
      `## colors\n\n${text}\n\n…`,
    );
  });

  it('ends between lines of a block that is nearly all of it, and closes the block', () => {
    const block = `\`\`\`tsx\n${'const colors = 1;\n'.repeat(300)}\`\`\`\n`;
    expect(printed(`# Charts\n\n## colors\n\n${block}`)).toMatch(
      /^## colors\n\n```tsx\n(?:const colors = 1;\n)+```\n\n…$/,
    );
  });
});

describe('printMention', () => {
  const markdown = '## A\n\nOne.\n\n### B\n\nTwo.\n\n### C\n\nThree.\n';
  const mention = (route: string, from: number, to: number): Mention => ({
    page: page.route,
    route,
    title: route,
    from,
    to,
    markdown: markdown.slice(from, to),
    ending: '',
  });
  const b = markdown.indexOf('### B');
  const c = markdown.indexOf('### C');
  const end = markdown.length;

  it.each([
    ['what is new', mention('#a', 0, end), [], markdown.trimEnd()],
    ['what is within', mention('#b', b, c), [mention('#a', 0, end)], 'See #a above.'],
    [
      'what is around',
      mention('#a', 0, end),
      [mention('#b', b, c)],
      '## A\n\nOne.\n\nSee #b above.\n\n### C\n\nThree.',
    ],
    [
      'what follows a text that was cut',
      mention('#b', b, end),
      [mention('#a', 0, c)],
      'See #a above.\n\n### C\n\nThree.',
    ],
    [
      'what another guide has',
      mention('#c', c, end),
      [{ ...mention('#a', 0, end), page: '/x/other/' }],
      '### C\n\nThree.',
    ],
  ])('prints %s', (_, one, above, text) => {
    expect(printMention(one, above)).toBe(text);
  });
});
