import type { TocEntry } from '#core/page/page.ts';
import { PLAN_NAMES } from '#core/reference/plans.ts';
import type { ReferenceImport } from '#core/reference/reference.ts';
import { printCodeBlock } from '../markdown/codeBlock.ts';
import { printTabs, printTabStyles, tabSetClass } from '../markdown/tabs.ts';

/** The article of a reference page. */
export interface ReferencePage {
  html: string;
  toc: TocEntry[];
  anchors: string[];
}

/** A part of a long list, under a heading of its own. */
export interface RowGroup {
  id: string;
  title: string;
  /** Rows. */
  rows: readonly string[];
}

export interface Section {
  id: string;
  title: string;
  /** Before the rows. */
  html?: string;
  /** One group without a title, or several with one each. */
  groups?: readonly RowGroup[];
  /** After the rows. */
  end?: string;
}

/** Rows without a division. */
export const ungrouped = (rows: readonly string[]): RowGroup[] => [{ id: '', title: '', rows }];

/** A shorter list is seen at once. */
export const FILTER_FROM_ROWS = 12;

const TOGGLES = [
  ['required', 'Required'],
  ['callback', 'Callbacks'],
  ['paid', 'Pro and Premium'],
  ['deprecated', 'Deprecated'],
] as const;

/** The sections of a page, with what the table of contents and the check of links need. */
export function printSections(sections: readonly Section[]): ReferencePage {
  const toc = sections.flatMap(({ id, title, groups = [] }): TocEntry[] => [
    { id, text: title, level: 2 },
    ...titled(groups).map((group): TocEntry => ({ id: group.id, text: group.title, level: 3 })),
  ]);
  return { html: sections.map(printSection).join(''), toc, anchors: toc.map(({ id }) => id) };
}

const titled = (groups: readonly RowGroup[]): RowGroup[] =>
  groups.filter(({ title }) => title !== '');

function printSection({ id, title, html = '', groups = [], end = '' }: Section): string {
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const rows = groups.map(printGroup).join('');
  const filtered = count >= FILTER_FROM_ROWS;
  const list = `<div class="api-list"${filtered ? ` data-filtered="${id}"` : ''}>${filtered ? printFilter(title, rows, count) : ''}${rows}</div>`;
  return `${printHeading(2, id, title)}${html}${count === 0 ? '' : list}${end}`;
}

const printGroup = ({ id, title, rows }: RowGroup): string =>
  (title === '' ? '' : printHeading(3, id, title)) + rows.join('');

const printHeading = (level: 2 | 3, id: string, title: string): string =>
  `<h${level} id="${id}">${title}<a class="anchor" href="#${id}" aria-label="Link to “${title}”">#</a></h${level}>`;

/** The filter's controls; without JavaScript they are hidden, and the list is whole. Only toggles that can match. */
export function printFilter(title: string, rows: string, count: number): string {
  const toggles = TOGGLES.filter(([trait]) => new RegExp(`data-traits="[^"]*${trait}`).test(rows));
  const boxes = toggles.map(
    ([trait, label]) => `<label><input type="checkbox" data-trait="${trait}"> ${label}</label>`,
  );
  return `<div class="api-filter needs-script" role="search" aria-label="Filter ${title}"><input type="search" placeholder="Filter by name or text" aria-label="Filter ${title}" spellcheck="false" autocomplete="off">${boxes.join('')}<output>${count} of ${count}</output></div>`;
}

/** The choice that is remembered for all pages of the reference. */
const PLAN_TABS = 'plan';

/** The import lines that work: a block for each plan, with a switch between them. */
export async function printImports(imports: readonly ReferenceImport[]): Promise<string> {
  const plans = [...new Set(imports.map(({ plan }) => plan))];
  const tabs = await Promise.all(
    plans.map(async (plan) => {
      const lines = imports.filter((entry) => entry.plan === plan).map(({ line }) => line);
      const html = await printCodeBlock({ code: lines.join('\n// or\n'), language: 'js' });
      return { label: PLAN_NAMES[plan], value: plan, html };
    }),
  );
  if (tabs.length < 2) return tabs.map(({ html }) => html).join('');
  const choice = { group: PLAN_TABS, values: plans };
  const set = tabSetClass([choice], choice);
  return `<style>${printTabStyles([choice])}</style>${printTabs({ id: 'imports', group: PLAN_TABS, set }, tabs)}`;
}
