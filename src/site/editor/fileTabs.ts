import styles from './workbench.module.css';

/** The files of an editor as tabs (APG, Tabs with automatic activation). */
export interface FileTabs {
  element: HTMLElement;
  show: (paths: readonly string[], selected: string) => void;
  select: (path: string) => void;
}

let made = 0;

/** @param panel what the tabs switch; @param onSelect hears which file is wanted. */
export function createFileTabs(panel: HTMLElement, onSelect: (path: string) => void): FileTabs {
  made += 1;
  const prefix = `live-${made}`;
  const element = document.createElement('div');
  element.className = `tab-list ${styles['tabs'] ?? ''}`;
  element.setAttribute('role', 'tablist');
  element.setAttribute('aria-label', 'Files');
  panel.id = `${prefix}-panel`;
  panel.setAttribute('role', 'tabpanel');
  const tabs = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('[role="tab"]')];

  function select(path: string): void {
    for (const tab of tabs()) {
      const selected = tab.dataset['path'] === path;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      if (selected) panel.setAttribute('aria-labelledby', tab.id);
    }
  }

  element.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;
    if (tab !== null) onSelect(tab.dataset['path'] ?? '');
  });
  element.addEventListener('keydown', (event) => {
    const all = tabs();
    const at = all.findIndex((tab) => tab === document.activeElement);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const edge = { Home: 0, End: all.length - 1 }[event.key];
    const back = document.documentElement.dir === 'rtl' ? -1 : 1;
    const next = step === undefined ? edge : (at + step * back + all.length) % all.length;
    const tab = next === undefined ? undefined : all[next];
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.dataset['path'] ?? '');
    tab.focus();
  });
  return {
    element,
    select,
    show(paths, selected) {
      element.replaceChildren(
        ...paths.map((path, i) => {
          const tab = document.createElement('button');
          tab.type = 'button';
          tab.className = 'tab';
          tab.id = `${prefix}-${i}`;
          tab.dataset['path'] = path;
          tab.textContent = path;
          tab.setAttribute('role', 'tab');
          tab.setAttribute('aria-controls', panel.id);
          return tab;
        }),
      );
      select(selected);
    },
  };
}
