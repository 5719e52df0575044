import { setPreference } from './store.ts';

/** The scheme that is not shown becomes the reader's choice. */
export function showOtherScheme(): void {
  const isDark = document.documentElement.dataset['theme'] === 'dark';
  setPreference('mode', isDark ? 'light' : 'dark');
}
