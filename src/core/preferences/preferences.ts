/**
 * What a reader may choose, where it is kept, and how a stored value is read. Keys, places and values are those of the
 * documented library's own site, so that its readers keep what they chose (shared BEHAVIOUR, Preferences and storage).
 */
export const COOKIE_MAX_AGE_S = 31_536_000;

interface Preference<V extends string> {
  /** Name of the cookie or of the storage entry. */
  key: string;
  place: 'cookie' | 'localStorage';
  values: readonly V[];
  /** Values beyond the listed ones. */
  pattern?: RegExp;
  fallback: V;
  /** The attribute of `<html>` that CSS reads. */
  attribute: string;
  /** Short spelling of each value in the attribute, where it differs from the value. */
  attributeValues?: Partial<Record<V, string>>;
}

const define = <const V extends string>(preference: Preference<V>): Preference<V> => preference;

export const preferences = {
  codeVariant: define({
    key: 'codeVariant',
    place: 'cookie',
    values: ['TS', 'JS'],
    fallback: 'TS',
    attribute: 'data-code',
  }),
  codeStyling: define({
    key: 'codeStyling',
    place: 'cookie',
    values: ['MUI System', 'Tailwind', 'CSS'],
    fallback: 'MUI System',
    attribute: 'data-styling',
    attributeValues: { 'MUI System': 'system', Tailwind: 'tailwind', CSS: 'css' },
  }),
  // In which the code of the pickers is shown. Names of packages.
  dateLibrary: define({
    key: 'docs-date-library',
    place: 'localStorage',
    values: [
      'dayjs',
      'date-fns',
      'luxon',
      'moment',
      'date-fns-jalali',
      'moment-jalaali',
      'moment-hijri',
    ],
    fallback: 'dayjs',
    attribute: 'data-dates',
  }),
  // Which versions the reader has, where they are not the documented one (`core/readerVersion/versions.ts`).
  versions: define<string>({
    key: 'docs-versions',
    place: 'localStorage',
    values: [''],
    pattern: /^(?:x-[a-z-]+@\d+\.\d+\.\d+ ?)+$/,
    fallback: '',
    attribute: 'data-versions',
  }),
  mode: define({
    key: 'mui-mode',
    place: 'localStorage',
    values: ['system', 'light', 'dark'],
    fallback: 'system',
    attribute: 'data-mode',
  }),
  direction: define({
    key: 'docs-direction',
    place: 'localStorage',
    values: ['ltr', 'rtl'],
    fallback: 'ltr',
    attribute: 'dir',
  }),
  density: define({
    key: 'docs-density',
    place: 'localStorage',
    values: ['normal', 'dense'],
    fallback: 'normal',
    attribute: 'data-density',
  }),
  // A name of `BRANDS` (`theme.ts`), or a color of the reader's own. Written here, too: this runs before the first paint.
  brand: define<string>({
    key: 'docs-brand',
    place: 'localStorage',
    values: ['default', 'teal', 'plum', 'rust'],
    pattern: /^#[\da-f]{6}$/,
    fallback: 'default',
    attribute: 'data-brand',
  }),
  // Which of the theme's color schemes is the light one, and which the dark one.
  colorSchemeLight: define({
    key: 'mui-color-scheme-light',
    place: 'localStorage',
    values: ['light', 'dark'],
    fallback: 'light',
    attribute: 'data-light-scheme',
  }),
  colorSchemeDark: define({
    key: 'mui-color-scheme-dark',
    place: 'localStorage',
    values: ['light', 'dark'],
    fallback: 'dark',
    attribute: 'data-dark-scheme',
  }),
  packageManager: define({
    key: 'codeblock-package-manager',
    place: 'localStorage',
    values: ['npm', 'pnpm', 'yarn'],
    fallback: 'npm',
    attribute: 'data-tab-package-manager',
  }),
} as const;

export type PreferenceName = keyof typeof preferences;
export type PreferenceValue<N extends PreferenceName> = (typeof preferences)[N]['values'][number];
export type PreferenceValues = { [N in PreferenceName]: PreferenceValue<N> };

export const preferenceNames = Object.keys(preferences) as PreferenceName[];

/** Whether a stored text is a value of the preference. */
export function isLegal(name: PreferenceName, stored: string | null | undefined): stored is string {
  const { values, pattern }: Preference<string> = preferences[name];
  return stored != null && (values.includes(stored) || pattern?.test(stored) === true);
}

/** What a console is told of a stored color scheme that the theme does not have. */
export const unknownScheme = (stored: string): string =>
  `The color scheme "${stored}" is not among the theme's color schemes: light, dark.`;

/** A stored value if it is a legal one, else the default. */
export function parsePreference<N extends PreferenceName>(
  name: N,
  stored: string | null | undefined,
): PreferenceValue<N> {
  const { fallback } = preferences[name];
  return (isLegal(name, stored) ? stored : fallback) as PreferenceValue<N>;
}

/** The color scheme that is shown: the one kept for the mode, which follows the system's while nothing is chosen. */
export function shownScheme(
  {
    mode,
    colorSchemeLight,
    colorSchemeDark,
  }: Pick<PreferenceValues, 'mode' | 'colorSchemeLight' | 'colorSchemeDark'>,
  systemIsDark: boolean,
): 'light' | 'dark' {
  const dark = mode === 'system' ? systemIsDark : mode === 'dark';
  return dark ? colorSchemeDark : colorSchemeLight;
}

/** How the value stands in its attribute of `<html>`. */
export function attributeValue<N extends PreferenceName>(
  name: N,
  value: PreferenceValue<N>,
): string {
  const { attributeValues } = preferences[name] as Preference<string>;
  return attributeValues?.[value] ?? value;
}

/** The value of one cookie in a `document.cookie` string, undecodable text counting as absent (RFC 6265, section 5.4). */
export function readCookie(cookies: string, key: string): string | undefined {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at) !== key) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1));
    } catch {
      return undefined; // malformed percent-encoding: nonsense counts as absent
    }
  }
  return undefined;
}

/** The `document.cookie` assignment that keeps a value for a year. */
export function printCookie(key: string, value: string): string {
  return `${key}=${encodeURIComponent(value)}; path=/; max-age=${COOKIE_MAX_AGE_S}; SameSite=Lax`;
}

/** Remembered choices of tabs other than the package manager: storage key of a group. */
export const tabKey = (group: string): string => `docs-tab-${group}`;

/** The attribute of `<html>` that shows a group's remembered choice. */
export const tabAttribute = (group: string): string => `data-tab-${group}`;

/** Values of tabs and names of groups that storage may hold. */
export const TAB_WORD = /^[a-z0-9][a-z0-9-]{0,40}$/;
