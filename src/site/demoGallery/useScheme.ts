import { shownScheme } from '#core/preferences/preferences.ts';
import { usePreference } from '../preferences/usePreference.ts';
import { useMediaQuery } from '../ui/useMediaQuery.ts';

/** The scheme that the page is shown in. */
export function useScheme(): 'light' | 'dark' {
  const mode = usePreference('mode');
  const colorSchemeLight = usePreference('colorSchemeLight');
  const colorSchemeDark = usePreference('colorSchemeDark');
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  return shownScheme({ mode, colorSchemeLight, colorSchemeDark }, systemIsDark);
}
