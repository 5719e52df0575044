import * as React from 'react';
import type { ImportPlan } from './csv';
import { firstItems, type Item } from './inventory';

type Items = readonly Item[];

interface Version {
  items: Items;
  /** What made it, such as "Delete Twist lock". */
  label: string;
}

interface History {
  /** The last one is what users see. */
  past: readonly Version[];
  future: readonly Version[];
  status: string;
}

type Step =
  | { type: 'change'; label: string; change: (items: Items) => Items }
  | { type: 'undo' | 'redo' };

/** Versions that can be undone. Items that are the same are shared by them. */
const KEPT = 50;

function reduce(history: History, step: Step): History {
  const { past, future } = history;
  const current = past[past.length - 1];
  if (step.type === 'change') {
    const { label, change } = step;
    const version = { items: change(current.items), label };
    return {
      past: [...past, version].slice(-KEPT - 1),
      future: [],
      status: label,
    };
  }
  if (step.type === 'undo') {
    return past.length < 2
      ? { ...history, status: 'There is nothing to undo.' }
      : {
          past: past.slice(0, -1),
          future: [current, ...future],
          status: `Undone: ${current.label}`,
        };
  }
  const [next, ...later] = future;
  return next
    ? { past: [...past, next], future: later, status: `Redone: ${next.label}` }
    : { ...history, status: 'There is nothing to redo.' };
}

/** The items, with every change as a step that can be undone. */
export function useInventory() {
  const [{ past, status }, dispatch] = React.useReducer(reduce, {
    past: [{ items: firstItems, label: '' }],
    future: [],
    status: '',
  });

  const actions = React.useMemo(() => {
    const change = (label: string, act: (items: Items) => Items) =>
      dispatch({ type: 'change', label, change: act });
    return {
      undo: () => dispatch({ type: 'undo' }),
      redo: () => dispatch({ type: 'redo' }),
      add: (item: Item) =>
        change(`Add ${item.name}`, (items) => [...items, item]),
      save: (item: Item) =>
        change(`Change ${item.name}`, (items) =>
          items.map((each) => (each.sku === item.sku ? item : each)),
        ),
      remove: ({ sku, name }: Item) =>
        change(`Delete ${name}`, (items) =>
          items.filter((each) => each.sku !== sku),
        ),
      /** One step, however many items it has. */
      importPlan: ({ added, changed }: ImportPlan) =>
        change(
          `Import ${added.length} new and ${changed.length} changed`,
          (items) => [
            ...items.map(
              (item) => changed.find(({ sku }) => sku === item.sku) ?? item,
            ),
            ...added,
          ],
        ),
    };
  }, []);

  return {
    ...actions,
    items: past[past.length - 1].items,
    status,
  };
}
