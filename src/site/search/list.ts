import { PLAN_NAMES } from '#core/reference/plans.ts';
import { wordsOf } from '#core/search/words.ts';
import { element } from './element.ts';
import type { Item, ItemGroup } from './items.ts';
import styles from './search.module.css';

export interface Option {
  item: Item;
  element: HTMLElement;
}

/** Draws groups of options. A link is a real one: it can be opened in a tab of its own, copied, dragged. */
export function drawGroups(
  list: HTMLElement,
  groups: readonly ItemGroup[],
  query: string,
): Option[] {
  const words = wordsOf(query);
  const options: Option[] = [];
  const drawn = groups.map(({ title, items }, at) => {
    const name = `${list.id}-group-${at}`;
    const rows = items.map((item) => {
      const row = drawOption(item, `${list.id}-${options.length}`, words);
      options.push({ item, element: row });
      return row;
    });
    return element('div', { role: 'group', 'aria-labelledby': name, class: styles.group }, [
      element('p', { id: name, role: 'presentation' }, [title]),
      ...rows,
    ]);
  });
  list.replaceChildren(...drawn);
  return options;
}

function drawOption(item: Item, id: string, words: readonly string[]): HTMLElement {
  const attributes = { id, role: 'option', 'aria-selected': 'false', class: styles.option };
  const title = element('span', { class: styles.title }, marked(item.title, words));
  const facts = [
    item.plan === undefined || item.plan === 'community'
      ? undefined
      : element('span', { class: `plan ${item.plan}` }, [PLAN_NAMES[item.plan]]),
    item.deprecated ? element('span', { class: 'chip' }, ['Deprecated']) : undefined,
    item.fact ? element('code', {}, [item.fact]) : undefined,
  ].filter((fact) => fact !== undefined);
  const children = [
    element('span', { class: styles.line }, [title, ...facts]),
    element('span', { class: styles.path }, [item.path]),
    ...(item.text ? [element('span', { class: styles.text }, marked(item.text, words))] : []),
  ];
  return item.kind === 'link'
    ? element('a', { ...attributes, href: item.href, tabindex: '-1' }, children)
    : element('div', attributes, children);
}

/** A shorter word stands in half of all names. */
const SHORTEST_MARK = 2;

/** The text with the query's words marked. */
function marked(text: string, words: readonly string[]): (Node | string)[] {
  const long = words.filter((word) => word.length >= SHORTEST_MARK);
  if (long.length === 0) return [text];
  // Words are letters and digits: nothing in them means something to a pattern.
  const parts = text.split(new RegExp(`(${long.join('|')})`, 'iu'));
  return parts.map((part, at) => (at % 2 === 1 ? element('mark', {}, [part]) : part));
}
