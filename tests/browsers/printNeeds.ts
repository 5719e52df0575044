import { features } from 'web-features';
import { lackingIn } from './baseline.ts';
import { USED_FEATURES, type UsedFeature } from './features.ts';
import type { Need } from './needs.ts';

/** What stands before the table. */
const HEAD = `# Features of browsers that the site uses

Written by \`tests/browsers/features.test.ts\` from \`tests/browsers/features.ts\` and the compatibility data; do not edit. The
versions are the first ones that have all that the site uses of a feature; "–" stands for none. [browsers.md](browsers.md)
says what they are measured against.

<!-- prettier-ignore-start -->
`;

/** The features as Markdown: first what a browser of the baseline lacks, then the others, those that came last first. */
export function printNeeds(needs: ReadonlyMap<string, Need>): string {
  const lines = (isLacking: boolean): string[] =>
    USED_FEATURES.map((row) => ({ row, support: needs.get(row.feature)?.support ?? {} }))
      .filter(({ support }) => lackingIn(support).length > 0 === isLacking)
      .toSorted((a, b) => Number(b.support.safari ?? 99) - Number(a.support.safari ?? 99))
      .map(({ row, support }) => {
        const { safari = '–', safari_ios = '–', firefox = '–', chrome = '–' } = support;
        const last = isLacking ? [row.without ?? ''] : [];
        return printRow([
          nameOf(row),
          safari,
          safari_ios,
          firefox,
          chrome,
          `\`${row.where}\``,
          ...last,
        ]);
      });
  const columns = ['Feature', 'Safari', 'on iPhones', 'Firefox', 'Chrome', 'Used in, for one'];
  return [
    HEAD,
    '## Used where it is there\n',
    ...table([...columns, 'Where it is not'], lines(true)),
    '\n## Needed\n',
    ...table(columns, lines(false)),
    '\n<!-- prettier-ignore-end -->\n',
  ].join('\n');
}

const printRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (columns: readonly string[], rows: readonly string[]): string[] => [
  printRow(columns),
  printRow(columns.map(() => '---')),
  ...rows,
];

/** The name that the data gives it, in which a "<" would begin an element. */
function nameOf({ feature }: UsedFeature): string {
  const data = features[feature];
  const name = data?.kind === 'feature' ? data.name : feature;
  return /[<:@()]/.test(name) ? `\`${name}\`` : name;
}
