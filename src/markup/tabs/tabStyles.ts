/** Tabs of a remembered choice: what CSS needs to show one of them. */
export interface TabGroup {
  group: string;
  values: string[];
}

const keyOf = ({ group, values }: TabGroup): string => [group, ...values].join(' ');

/** The distinct sets of tabs of a page, in order of appearance. */
const setsOf = (tabs: readonly TabGroup[]): string[] => [...new Set(tabs.map(keyOf))];

/** The class of all tabs of a page that have one group and the same values. */
export const tabSetClass = (all: readonly TabGroup[], tabs: TabGroup): string =>
  `tab-set-${setsOf(all).indexOf(keyOf(tabs))}`;

/**
 * CSS that shows the remembered tab of each group before any script but the head's has run, and the first one when
 * nothing legal is remembered. Without JavaScript all panels stand under their titles.
 */
export function tabStyles(tabs: readonly TabGroup[]): string {
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
