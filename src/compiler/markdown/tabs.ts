import { escapeHtml } from '../highlight/highlight.ts';
import type { TabGroup } from './context.ts';

const keyOf = ({ group, values }: TabGroup): string => [group, ...values].join(' ');

/** The distinct sets of tabs of a page, in order of appearance. */
const setsOf = (tabs: readonly TabGroup[]): string[] => [...new Set(tabs.map(keyOf))];

/** The class of all tabs of a page that have one group and the same values. */
export const tabSetClass = (all: readonly TabGroup[], tabs: TabGroup): string =>
  `tab-set-${setsOf(all).indexOf(keyOf(tabs))}`;

/** One choice of tabs, with the HTML it shows. */
export interface PrintedTab {
  label: string;
  value: string;
  html: string;
}

/** Tabs with their panels; without JavaScript all panels stand under their titles. */
export function printTabs(
  { id, group, set }: { id: string; group: string; set: string },
  tabs: readonly PrintedTab[],
): string {
  const panels = tabs.map(
    ({ label, value, html }) =>
      `<div class="tab-panel tab-${value}" id="${id}-${value}" data-value="${value}"><p class="tab-title">${escapeHtml(label)}</p>${html}</div>`,
  );
  return `<div class="tabs ${set}" data-tabs="${group}">${printTabList(id, group, tabs)}${panels.join('')}</div>`;
}

/** Buttons get their roles when the script that makes them work is there (`site/code/tabs.ts`). */
export function printTabList(
  id: string,
  group: string,
  tabs: readonly { label: string; value: string }[],
): string {
  const buttons = tabs.map(
    ({ label, value }) =>
      `<button type="button" class="tab tab-${value}" data-value="${value}" data-panel="${id}-${value}">${escapeHtml(label)}</button>`,
  );
  return `<div class="tab-list" data-label="${escapeHtml(group.replace(/-/g, ' '))}">${buttons.join('')}</div>`;
}

/**
 * CSS that shows the remembered tab of each group before any script but the head's has run, and the first one when
 * nothing legal is remembered. Without JavaScript all panels stand under their titles.
 */
export function printTabStyles(tabs: readonly TabGroup[]): string {
  const rules = setsOf(tabs).flatMap((key, number) => {
    const [group = '', ...values] = key.split(' ');
    const attribute = `data-tab-${group}`;
    const none = values.map((value) => `:not([${attribute}="${value}"])`).join('');
    const choices = values.map((value) => [`[${attribute}="${value}"]`, value] as const);
    const [first = ''] = values;
    return [[none, first] as const, ...choices].map(
      ([root, value]) =>
        `html[data-js]${root} .tab-set-${number}>.tab-panel.tab-${value}{display:block}` +
        `html[data-js]${root} .tab-set-${number}>.tab-list>.tab-${value}{color:var(--text);box-shadow:inset 0 -2px var(--accent)}`,
    );
  });
  return rules.join('');
}
