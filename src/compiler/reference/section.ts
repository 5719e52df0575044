import type { TocEntry } from '#core/page.ts';
import { PLAN_NAMES } from '#core/plans.ts';
import type { ReferenceImport } from '#core/reference.ts';
import { printCodeBlock } from '../markdown/codeBlock.ts';

/** The article of a reference page. */
export interface ReferencePage {
  html: string;
  toc: TocEntry[];
  anchors: string[];
}

export interface Section {
  id: string;
  title: string;
  html: string;
  /** Of rows; a long list gets a filter. */
  count?: number;
}

/** A shorter list is seen at once. */
const FILTER_FROM_ROWS = 12;

const TOGGLES = [
  ['required', 'Required'],
  ['callback', 'Callbacks'],
  ['paid', 'Pro and Premium'],
  ['deprecated', 'Deprecated'],
] as const;

export function printSection({ id, title, html, count = 0 }: Section): string {
  const heading = `<h2 id="${id}">${title}<a class="anchor" href="#${id}" aria-label="Link to “${title}”">#</a></h2>`;
  return count < FILTER_FROM_ROWS
    ? `${heading}<div class="api-list">${html}</div>`
    : `${heading}<div class="api-list" data-filtered="${id}">${printFilter(title, html, count)}${html}</div>`;
}

/** The filter's controls; without JavaScript they are hidden, and the list is whole. Only toggles that can match. */
function printFilter(title: string, rows: string, count: number): string {
  const toggles = TOGGLES.filter(([trait]) => new RegExp(`data-traits="[^"]*${trait}`).test(rows));
  const boxes = toggles.map(
    ([trait, label]) => `<label><input type="checkbox" data-trait="${trait}"> ${label}</label>`,
  );
  return `<div class="api-filter needs-script" role="search" aria-label="Filter ${title}"><input type="search" placeholder="Filter by name or text" aria-label="Filter ${title}" spellcheck="false" autocomplete="off">${boxes.join('')}<output>${count} of ${count}</output></div>`;
}

/** The import lines that work, grouped by plan. */
export async function printImports(imports: readonly ReferenceImport[]): Promise<string> {
  const plans = [...new Set(imports.map(({ plan }) => plan))];
  const blocks = await Promise.all(
    plans.map((plan) => {
      const lines = imports.filter((entry) => entry.plan === plan).map(({ line }) => line);
      const title = plans.length > 1 ? { title: PLAN_NAMES[plan] } : {};
      return printCodeBlock({ code: lines.join('\n// or\n'), language: 'js', ...title });
    }),
  );
  return blocks.join('');
}
