/** One of several values, of which one holds. */
interface MenuChoice {
  label: string;
  isChosen: () => boolean;
  choose: () => void;
}

/** An entry of a menu: a link, something that is done, or a row of values to choose from. */
export type MenuItem = {
  label: string;
  /** What analytics hears of it: an action, and of which demo. */
  action?: string;
  subject?: string;
} & ({ href: string } | { run: () => unknown } | { choices: MenuChoice[] });

const GAP_PX = 4;

/**
 * Opens a menu under its button, with the keys of the APG's menu button: arrows, Home, End, first letters, Escape. It is
 * gone when something is done, when the reader goes elsewhere, and the focus returns. It stays for a value: one compares.
 */
export function openMenu(button: HTMLElement, items: readonly MenuItem[]): void {
  const menu = document.createElement('div');
  menu.className = 'tool-menu';
  menu.popover = 'auto';
  menu.setAttribute('role', 'menu');
  menu.setAttribute('aria-label', button.getAttribute('aria-label') ?? button.textContent ?? '');
  for (const item of items) {
    menu.append(
      'choices' in item
        ? createRow(item.label, item.choices, () => place(menu, button))
        : createEntry(item, () => menu.hidePopover()),
    );
  }
  const entries = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  button.after(menu);
  button.setAttribute('aria-expanded', 'true');
  menu.addEventListener('keydown', (event) => moveIn(menu, entries, event));
  menu.addEventListener('toggle', (event) => {
    if (event.newState === 'open') return;
    button.setAttribute('aria-expanded', 'false');
    if (menu.contains(document.activeElement)) button.focus();
    menu.remove();
  });
  menu.showPopover();
  place(menu, button);
  entries[0]?.focus();
}

function createEntry(
  item: Exclude<MenuItem, { choices: unknown }>,
  close: () => void,
): HTMLElement {
  const entry = document.createElement('href' in item ? 'a' : 'button');
  entry.setAttribute('role', 'menuitem');
  entry.tabIndex = -1;
  entry.textContent = item.label;
  if (item.action !== undefined) {
    entry.dataset['eventCategory'] = 'demo';
    entry.dataset['eventAction'] = item.action;
    entry.dataset['eventLabel'] = item.subject ?? '';
  }
  if (entry instanceof HTMLAnchorElement && 'href' in item) {
    entry.href = item.href;
    entry.target = '_blank';
    entry.rel = 'noopener';
  }
  entry.addEventListener('click', () => {
    close();
    if ('run' in item) item.run();
  });
  return entry;
}

/** @param onChosen hears a choice, which may have moved the page. */
function createRow(
  label: string,
  choices: readonly MenuChoice[],
  onChosen: () => void,
): HTMLElement {
  const row = document.createElement('div');
  row.setAttribute('role', 'group');
  row.setAttribute('aria-label', label);
  const name = document.createElement('span');
  name.setAttribute('aria-hidden', 'true');
  name.textContent = label;
  const entries = choices.map((choice) => {
    const entry = document.createElement('button');
    entry.type = 'button';
    entry.className = 'tool';
    entry.setAttribute('role', 'menuitemradio');
    entry.tabIndex = -1;
    entry.textContent = choice.label;
    entry.addEventListener('click', () => {
      choice.choose();
      reflect();
      onChosen();
    });
    return entry;
  });
  // A screen reader says the new state of the entry that has the focus.
  const reflect = (): void => {
    for (const [i, { isChosen }] of choices.entries()) {
      entries[i]?.setAttribute('aria-checked', String(isChosen()));
    }
  };
  reflect();
  const values = document.createElement('span');
  values.className = 'choice';
  values.append(...entries);
  row.append(name, values);
  return row;
}

function moveIn(menu: HTMLElement, entries: readonly HTMLElement[], event: KeyboardEvent): void {
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const next = nextEntry(entries, at, event.key);
  if (event.key === 'Tab') menu.hidePopover();
  if (next === undefined) return;
  event.preventDefault();
  // Not also a step in the toolbar that the menu stands in.
  event.stopPropagation();
  next.focus();
}

function nextEntry(
  entries: readonly HTMLElement[],
  at: number,
  key: string,
): HTMLElement | undefined {
  const count = entries.length;
  const isRtl = document.documentElement.dir === 'rtl';
  // Values of a row stand side by side.
  if (key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) {
    return entries[(at + 1) % count];
  }
  if (key === 'ArrowUp' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) {
    return entries[(at - 1 + count) % count];
  }
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries[count - 1];
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
  return after.find(({ textContent }) => textContent?.toLowerCase().startsWith(key.toLowerCase()));
}

/** Under the button, or above it where there is no room; inside of the window. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const box = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = box.bottom + GAP_PX + menu.offsetHeight <= clientHeight;
  const top = below ? box.bottom + GAP_PX : Math.max(GAP_PX, box.top - GAP_PX - menu.offsetHeight);
  const left = Math.min(box.left, clientWidth - menu.offsetWidth - GAP_PX);
  menu.style.setProperty('top', `${top}px`);
  menu.style.setProperty('left', `${Math.max(GAP_PX, left)}px`);
}
