import { describe, expect, it } from 'vitest';
import {
  attributeValue,
  COOKIE_MAX_AGE_S,
  parsePreference,
  preferenceNames,
  preferences,
  printCookie,
  readCookie,
  shownScheme,
  TAB_WORD,
  tabAttribute,
  tabKey,
  unknownScheme,
} from './preferences.ts';

describe('parsePreference', () => {
  it.each(preferenceNames)('reads every value of %s as it is', (name) => {
    const { values } = preferences[name];
    expect(values.map((value) => parsePreference(name, value))).toEqual([...values]);
  });

  it.each(preferenceNames)('makes the default of what %s cannot be', (name) => {
    const { fallback } = preferences[name];
    for (const nonsense of [undefined, null, '', ' ', 'ts', 'constructor', `${fallback} `]) {
      expect(parsePreference(name, nonsense)).toBe(fallback);
    }
  });

  it('takes a color of the reader’s own, and nothing like one', () => {
    expect(parsePreference('brand', '#12ab9f')).toBe('#12ab9f');
    for (const nonsense of ['#12AB9F', '#fff', '#12ab9f;', ' #12ab9f', 'red', 'url(#12ab9f)']) {
      expect(parsePreference('brand', nonsense)).toBe('default');
    }
  });

  it.each(['x-data-grid@8.5.3', 'x-data-grid@8.5.3 x-charts@7.29.1', ''])(
    'keeps the versions "%s"',
    (stored) => expect(parsePreference('versions', stored)).toBe(stored),
  );

  it.each(['8.5.3', 'x-data-grid', 'x-data-grid@latest', '"><b>', 'x-charts@8.5.3; x-a@1.1.1'])(
    'takes the versions "%s" for none',
    (stored) => expect(parsePreference('versions', stored)).toBe(''),
  );

  it('names an unknown color scheme and says that the theme has none such', () => {
    expect(unknownScheme('sepia')).toMatch(/"sepia" is not among the theme's color schemes/);
  });

  it('keeps the keys, places and defaults of the documented site', () => {
    const kept = preferenceNames.map((name) => {
      const { key, place, fallback } = preferences[name];
      return [key, place, fallback];
    });
    expect(kept).toEqual([
      ['codeVariant', 'cookie', 'TS'],
      ['codeStyling', 'cookie', 'MUI System'],
      // Ours.
      ['docs-date-library', 'localStorage', 'dayjs'],
      ['docs-versions', 'localStorage', ''],
      ['mui-mode', 'localStorage', 'system'],
      ['docs-direction', 'localStorage', 'ltr'],
      ['docs-density', 'localStorage', 'normal'],
      ['docs-brand', 'localStorage', 'default'],
      ['mui-color-scheme-light', 'localStorage', 'light'],
      ['mui-color-scheme-dark', 'localStorage', 'dark'],
      ['codeblock-package-manager', 'localStorage', 'npm'],
    ]);
  });
});

describe('shownScheme', () => {
  const kept = { colorSchemeLight: 'light', colorSchemeDark: 'dark' } as const;

  it.each([
    ['system', false, 'light'],
    ['system', true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
  ] as const)('of the mode %s while the system is dark: %s is %s', (mode, systemIsDark, scheme) => {
    expect(shownScheme({ ...kept, mode }, systemIsDark)).toBe(scheme);
  });

  it('is the scheme that is kept for the mode', () => {
    const swapped = { colorSchemeLight: 'dark', colorSchemeDark: 'light' } as const;
    expect(shownScheme({ ...swapped, mode: 'light' }, false)).toBe('dark');
    expect(shownScheme({ ...swapped, mode: 'system' }, true)).toBe('light');
  });
});

describe('attributeValue', () => {
  it('spells the stylings shortly', () => {
    const { values } = preferences.codeStyling;
    expect(values.map((value) => attributeValue('codeStyling', value))).toEqual([
      'system',
      'tailwind',
      'css',
    ]);
  });

  it('keeps a value that has no short spelling', () => {
    expect(attributeValue('codeVariant', 'JS')).toBe('JS');
    expect(attributeValue('direction', 'rtl')).toBe('rtl');
  });
});

describe('cookies', () => {
  it.each(['MUI System', 'a=b; c', 'ä%'])('reads back %j as printed', (value) => {
    const [pair = ''] = printCookie('codeStyling', value).split('; ');
    expect(readCookie(`first=1; ${pair}; last=2`, 'codeStyling')).toBe(value);
  });

  it('keeps a value for a year, on every path', () => {
    expect(COOKIE_MAX_AGE_S).toBe(365 * 24 * 60 * 60);
    expect(printCookie('codeVariant', 'JS')).toBe(
      'codeVariant=JS; path=/; max-age=31536000; SameSite=Lax',
    );
  });

  it('reads what the documented site wrote without encoding', () => {
    expect(readCookie('codeStyling=MUI System; codeVariant=JS', 'codeStyling')).toBe('MUI System');
  });

  it('keeps equals signs of a value', () => {
    expect(readCookie('token=a=b', 'token')).toBe('a=b');
  });

  it('finds nothing where the key is missing, longer, or part of a value', () => {
    expect(readCookie('', 'codeVariant')).toBeUndefined();
    expect(readCookie('xcodeVariant=JS; codeVariantx=JS', 'codeVariant')).toBeUndefined();
    expect(readCookie('a=codeVariant=JS', 'codeVariant')).toBeUndefined();
  });

  it('passes over a cookie without an equals sign', () => {
    expect(readCookie('codeVariant?', 'codeVariant')).toBeUndefined();
    expect(readCookie('codeVariant?; codeVariant=JS', 'codeVariant')).toBe('JS');
  });

  it.each(['%', '%E0%A4%A', '%zz'])(
    'counts the malformed percent encoding %j as absent',
    (value) => {
      expect(readCookie(`codeVariant=${value}`, 'codeVariant')).toBeUndefined();
    },
  );
});

describe('tabs', () => {
  it('keeps a group under a key and an attribute of its own', () => {
    expect(tabKey('bundler')).toBe('docs-tab-bundler');
    expect(tabAttribute('package-manager')).toBe(preferences.packageManager.attribute);
  });

  it.each([
    ['vite', true],
    ['next-js', true],
    ['7zip', true],
    ['', false],
    ['-vite', false],
    ['Vite', false],
    ['a"]', false],
    ['x'.repeat(42), false],
  ])('judges whether storage may hold %j: %j', (word, legal) => {
    expect(TAB_WORD.test(word)).toBe(legal);
  });
});
