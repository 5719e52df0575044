/** What a key does on every page, besides the search (`site/search/SearchStart.tsx`). */
export type Shortcut = 'copy' | 'next' | 'previous' | 'sheet' | 'theme';

const SHORTCUTS: ReadonlyMap<string, Shortcut> = new Map([
  ['?', 'sheet'],
  ['c', 'copy'],
  ['n', 'next'],
  ['p', 'previous'],
  ['t', 'theme'],
]);

/** What of a keyboard event decides. */
interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  repeat: boolean;
}

/** What a key asks for; undefined for any other, for combinations, and for a key that is held down. */
export const shortcutOf = (pressed: Pressed): Shortcut | undefined =>
  pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.repeat
    ? undefined
    : SHORTCUTS.get(pressed.key);
