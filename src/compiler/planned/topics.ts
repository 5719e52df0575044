import type { Plan } from '#core/reference/plans.ts';
import { PLANS } from '#core/reference/plans.ts';
import { decodeAnchor } from '../markdown/links.ts';

/** A heading that a planned page will have. */
export interface Topic {
  id: string;
  title: string;
  level: 2 | 3;
  plan: Plan;
}

/** `## clipboard-paste [premium]`: how the facts spell a heading. */
const FACT = /^(#{2,3})\s*(\S+)\s*(?:\[([^\]]+)\])?$/;

/** Names that are not written like words. */
const SPELLINGS = new Map(
  [
    'AI',
    'API',
    'apiRef',
    'ARIA',
    'CSP',
    'CSS',
    'CSV',
    'DOM',
    'HTML',
    'ID',
    'JSON',
    'MCP',
    'npm',
    'PDF',
    'PNG',
    'React',
    'RTL',
    'SSR',
    'SVG',
    'TypeScript',
    'UI',
    'URL',
    'UTC',
    'WAI',
    'ISO',
    'Excel',
    'DayJS',
    'Luxon',
    'Moment',
    'Tailwind',
  ].map((name) => [name.toLowerCase(), name]),
);

/**
 * What a page that is not written will cover: the headings that the world links to.
 * @param facts as `content/facts/pages.json` spells them; smaller headings are left out.
 */
export const topicsOf = (facts: readonly string[]): Topic[] =>
  facts.flatMap((fact): Topic[] => {
    const [, marks = '', anchor = '', plan = ''] = FACT.exec(fact) ?? [];
    if (anchor === '') return [];
    const id = decodeAnchor(anchor);
    return [
      {
        id,
        title: titleOf(id),
        level: marks.length === 2 ? 2 : 3,
        plan: PLANS.find((one) => one === plan.toLowerCase()) ?? 'community',
      },
    ];
  });

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `clipboard-copy` → `Clipboard copy`, `apiref` → `apiRef`. */
function titleOf(id: string): string {
  const words = id
    .replace(/-\d+$/, '')
    .split('-')
    .filter(Boolean)
    .map((word, at) => SPELLINGS.get(word) ?? (at === 0 ? capitalized(word) : word));
  return words.join(' ');
}
