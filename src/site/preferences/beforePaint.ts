import { parseDemoHash } from '#core/preferences/demoHash.ts';
import {
  attributeValue,
  isLegal,
  parsePreference,
  preferenceNames,
  preferences,
  readCookie,
  shownScheme,
  TAB_WORD,
  tabAttribute,
  tabKey,
  unknownScheme,
  type PreferenceName,
  type PreferenceValue,
} from '#core/preferences/preferences.ts';
import { waitForReader } from '../page/waitForReader.ts';

/*
 * Runs in the head, before the first paint, on every page: what the reader chose becomes attributes of <html>, which
 * CSS reads. It must not throw: a browser may refuse storage altogether.
 */

/** How a document begins that `rasterizehtml`, which draws charts as pictures, parses to find out whether it is valid. */
const XHTML = '<html xmlns="http://www.w3.org/1999/xhtml"';

// Where Trusted Types are required, the addresses of scripts and workers are ours or nothing. The bundler's own loader knows no
// policy and falls back on this one.
window.trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    // By the address, not by `location.origin`: a sandboxed document of ours has none.
    const { origin } = new URL(location.href);
    if (new URL(url, location.href).origin === origin) return url;
    throw new TypeError(`No script of this site: ${url}`);
  },
  // The field of a picker writes the text of its sections as HTML when somebody types. Text without markup cannot do harm.
  // `rasterizehtml` drops what it has parsed, so an empty document serves it as well, and nothing of the text becomes markup.
  createHTML(text, _type: string, sink: string) {
    if (!/[<&]/.test(text)) return text;
    if (sink.endsWith('parseFromString') && text.startsWith(XHTML)) return `${XHTML}/>`;
    throw new TypeError(`No markup of this site: ${text.slice(0, 80)}`);
  },
});

const root = document.documentElement;

function read(place: 'cookie' | 'localStorage', key: string): string | null | undefined {
  try {
    return place === 'cookie' ? readCookie(document.cookie, key) : localStorage.getItem(key);
  } catch {
    return undefined; // storage is blocked: the defaults hold
  }
}

root.setAttribute('data-js', '');
for (const name of preferenceNames) {
  const { place, key, attribute } = preferences[name];
  const stored = read(place, key);
  if (stored && name.startsWith('colorScheme') && !isLegal(name, stored)) {
    console.error(unknownScheme(stored));
  }
  root.setAttribute(attribute, attributeValue(name, parsePreference(name, stored)));
}

const linkedDemo = parseDemoHash(location.hash);
if (linkedDemo?.codeVariant) {
  root.setAttribute(
    preferences.codeVariant.attribute,
    attributeValue('codeVariant', linkedDemo.codeVariant),
  );
}
if (linkedDemo?.codeStyling) {
  root.setAttribute(
    preferences.codeStyling.attribute,
    attributeValue('codeStyling', linkedDemo.codeStyling),
  );
}

const kept = <N extends PreferenceName>(name: N): PreferenceValue<N> =>
  parsePreference(name, root.getAttribute(preferences[name].attribute));
const scheme = shownScheme(
  {
    mode: kept('mode'),
    colorSchemeLight: kept('colorSchemeLight'),
    colorSchemeDark: kept('colorSchemeDark'),
  },
  matchMedia('(prefers-color-scheme: dark)').matches,
);
root.setAttribute('data-theme', scheme);

try {
  for (let i = 0; i < localStorage.length; i += 1) {
    const key = localStorage.key(i) ?? '';
    const group = key.slice(tabKey('').length);
    const value = localStorage.getItem(key) ?? '';
    if (key === tabKey(group) && TAB_WORD.test(group) && TAB_WORD.test(value)) {
      root.setAttribute(tabAttribute(group), value);
    }
  }
} catch {
  // storage is blocked: the first tab of each group shows
}

waitForReader();
