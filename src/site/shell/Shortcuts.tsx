import { useEffect, useState, type ComponentType } from 'react';
import { ISLAND_ATTRIBUTE } from '#core/islands.ts';
import { shortcutOf, type Shortcut } from '#core/shortcuts.ts';
import { byAttribute, byClass } from '#markup/selectors.ts';
import { reportMissing } from '../offline/missingPart.ts';
import { showOtherScheme } from '../preferences/otherScheme.ts';
import { isAt, TYPED_INTO } from './keys.ts';
import { SHOW_SHORTCUTS } from './names.ts';
import type { ShortcutSheetProps } from './ShortcutSheet.tsx';
import { hasSingleKeys } from './singleKeys.ts';

/** What has keys of its own besides. */
const KEYED = ['[role="dialog"], [role="menu"]', byClass('playground-stage')].join();

const PRESSED: Readonly<Record<Exclude<Shortcut, 'sheet' | 'theme'>, string>> = {
  copy: `[${ISLAND_ATTRIBUTE}="page-tools"] > button`,
  next: 'main a[rel="next"]',
  previous: 'main a[rel="prev"]',
};

interface Sheet extends Omit<ShortcutSheetProps, 'onClose'> {
  ShortcutSheet: ComponentType<ShortcutSheetProps>;
}

/** The keys that work on every page, and the sheet that says which they are. */
export function Shortcuts() {
  const [sheet, setSheet] = useState<Sheet>();
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const show = (): void => {
      const opener = document.activeElement;
      import('./ShortcutSheet.tsx').then(
        ({ ShortcutSheet }) => setSheet({ ShortcutSheet, opener }),
        reportMissing,
      );
    };
    const obey = (shortcut: Shortcut): void => {
      if (shortcut === 'sheet') show();
      else if (shortcut === 'theme') showOtherScheme();
      else document.querySelector<HTMLElement>(PRESSED[shortcut])?.click();
    };
    const onKey = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(event);
      if (shortcut === undefined || event.defaultPrevented) return;
      if (!hasSingleKeys() || isAt(event, TYPED_INTO) || isAt(event, KEYED)) return;
      event.preventDefault();
      obey(shortcut);
    };
    const onClick = (event: Event): void => {
      if (isAt(event, byAttribute('data-set', SHOW_SHORTCUTS))) show();
    };
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('click', onClick, { signal });
    return () => listeners.abort();
  }, []);
  if (sheet === undefined) return null;
  return <sheet.ShortcutSheet opener={sheet.opener} onClose={() => setSheet(undefined)} />;
}
