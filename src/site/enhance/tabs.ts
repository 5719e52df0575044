import { TAB_WORD, tabAttribute, tabKey } from '#core/preferences/preferences.ts';
import { byAttribute, byClass } from '#markup/selectors.ts';
import { getPreference, setPreference } from '../preferences/store.ts';

/** This group is a preference of its own, with the documented library's own storage key. */
const PACKAGE_MANAGER = 'package-manager';

const TABS = byAttribute('data-tabs');
const TAB = `${byClass('tab-list')} > ${byClass('tab')}`;

const list = (tabs: Element): HTMLElement[] => [
  ...tabs.querySelectorAll<HTMLElement>(`:scope > ${TAB}`),
];

/** What the reader chose of a group, here or elsewhere; any word, when storage was written by hand. */
export const rememberedChoice = (group: string): string | null =>
  group === PACKAGE_MANAGER
    ? getPreference('packageManager')
    : document.documentElement.getAttribute(tabAttribute(group));

/** The remembered value of a group if these tabs have it, else their first. */
function chosen(group: string, tabs: HTMLElement[]): string {
  const remembered = rememberedChoice(group);
  const values = tabs.map((tab) => tab.dataset['value'] ?? '');
  return values.find((value) => value === remembered) ?? values[0] ?? '';
}

/** Keeps a choice for every page. @param group and `value` are legal words (`TAB_WORD`). */
export function remember(group: string, value: string): void {
  if (group === PACKAGE_MANAGER) {
    if (value === 'npm' || value === 'pnpm' || value === 'yarn')
      setPreference('packageManager', value);
    return;
  }
  document.documentElement.setAttribute(tabAttribute(group), value);
  try {
    localStorage.setItem(tabKey(group), value);
  } catch {
    // storage is blocked: the choice lasts as long as the page
  }
}

/** Roles and states; which panel shows is decided by CSS from the attribute on `<html>`. */
export function reflectTabs(root: HTMLElement): void {
  for (const tabs of root.querySelectorAll<HTMLElement>(TABS)) {
    const buttons = list(tabs);
    const value = chosen(tabs.dataset['tabs'] ?? '', buttons);
    for (const button of buttons) {
      const selected = button.dataset['value'] === value;
      button.setAttribute('aria-selected', String(selected));
      button.tabIndex = selected ? 0 : -1;
    }
  }
}

/** Turns the static tabs into a tablist as the APG describes it. */
function addRoles(root: HTMLElement): void {
  for (const tabs of root.querySelectorAll<HTMLElement>(TABS)) {
    const row = tabs.querySelector<HTMLElement>(`:scope > ${byClass('tab-list')}`);
    row?.setAttribute('role', 'tablist');
    row?.setAttribute('aria-label', row.dataset['label'] ?? '');
    for (const button of list(tabs)) {
      const panel = document.getElementById(button.dataset['panel'] ?? '');
      button.setAttribute('role', 'tab');
      button.id = `${button.dataset['panel']}-tab`;
      button.setAttribute('aria-controls', panel?.id ?? '');
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', button.id);
    }
  }
}

/** Keeps the clicked tabs where they are on the screen when tabs above them change height. */
function choose(root: HTMLElement, button: HTMLElement): void {
  const group = button.closest<HTMLElement>(TABS)?.dataset['tabs'] ?? '';
  const value = button.dataset['value'] ?? '';
  if (!TAB_WORD.test(group) || !TAB_WORD.test(value)) return;
  const before = button.getBoundingClientRect().top;
  remember(group, value);
  reflectTabs(root);
  scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Where an arrow key, Home or End leads among `count` tabs; undefined for other keys. */
function step(key: string, at: number, count: number, rtl: boolean): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Makes the tabs below `root` work. @returns what undoes it. */
export function makeTabs(root: HTMLElement): () => void {
  addRoles(root);
  reflectTabs(root);
  const tabOf = (event: Event): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(TAB) : null;

  function onClick(event: MouseEvent): void {
    const button = tabOf(event);
    if (button !== null) choose(root, button);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const button = tabOf(event);
    const tabs = button?.closest(TABS);
    if (!button || !tabs) return;
    const buttons = list(tabs);
    const rtl = document.documentElement.dir === 'rtl';
    const next = buttons[step(event.key, buttons.indexOf(button), buttons.length, rtl) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    choose(root, next);
  }

  root.addEventListener('click', onClick);
  root.addEventListener('keydown', onKeyDown);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('keydown', onKeyDown);
  };
}
