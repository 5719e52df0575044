import {
  attributeValue,
  parsePreference,
  preferenceNames,
  preferences,
  printCookie,
  readCookie,
  shownScheme,
  type PreferenceName,
  type PreferenceValue,
  type PreferenceValues,
} from '#core/preferences/preferences.ts';

/*
 * The reader's choices, in memory, mirrored to storage and to attributes of <html>. The first values are those that
 * `beforePaint.ts` has put there: a hash may have decided, and storage may be closed to us.
 */

const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
let values: PreferenceValues | undefined;

function fromDocument<N extends PreferenceName>(name: N): PreferenceValue<N> {
  const { attribute, values: legal } = preferences[name];
  const shown = document.documentElement.getAttribute(attribute);
  const match = (legal as readonly PreferenceValue<N>[]).find(
    (value) => attributeValue(name, value) === shown,
  );
  return match ?? parsePreference(name, shown);
}

function readStored(name: PreferenceName): string | null | undefined {
  const { place, key } = preferences[name];
  try {
    return place === 'cookie' ? readCookie(document.cookie, key) : localStorage.getItem(key);
  } catch {
    return undefined; // storage is blocked: what is in memory holds
  }
}

function writeStored(name: PreferenceName, value: string): void {
  const { place, key } = preferences[name];
  try {
    if (place === 'cookie') document.cookie = printCookie(key, value);
    else localStorage.setItem(key, value);
  } catch {
    // storage is blocked or full: the choice lasts as long as the page
  }
}

function all(): PreferenceValues {
  values ??= Object.fromEntries(
    preferenceNames.map((name) => [name, fromDocument(name)]),
  ) as PreferenceValues;
  return values;
}

/** Puts one value where CSS reads it. */
function show<N extends PreferenceName>(name: N, value: PreferenceValue<N>): void {
  const root = document.documentElement;
  root.setAttribute(preferences[name].attribute, attributeValue(name, value));
  root.setAttribute('data-theme', shownScheme(all(), matchMedia(DARK).matches));
}

function adopt<N extends PreferenceName>(name: N, value: PreferenceValue<N>): void {
  values = { ...all(), [name]: value };
  show(name, value);
  for (const listener of listeners) listener();
}

export function getPreference<N extends PreferenceName>(name: N): PreferenceValue<N> {
  return all()[name] as PreferenceValue<N>;
}

/** Keeps a choice and shows it everywhere at once. */
export function setPreference<N extends PreferenceName>(name: N, value: PreferenceValue<N>): void {
  writeStored(name, value);
  adopt(name, value);
}

/** A choice from outside (a button's attributes): set when it is a legal one. Without a name, all are taken back. */
export function setFromText(name: string, value: string): void {
  if (name === '') {
    for (const each of preferenceNames) setPreference(each, preferences[each].fallback);
  }
  const known = preferenceNames.find((candidate) => candidate === name);
  if (known !== undefined && parsePreference(known, value) === value) setPreference(known, value);
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes over what was stored elsewhere: another tab wrote, or the reader comes back from one. */
function readAgain(): void {
  for (const name of preferenceNames) {
    const stored = readStored(name);
    if (stored == null) continue;
    const value = parsePreference(name, stored);
    if (value !== getPreference(name)) adopt(name, value);
  }
}

/** Follows the system's scheme, other tabs, and a return to this one. Called once. */
export function followOutside(): void {
  const follow = (): void => adopt('mode', getPreference('mode'));
  matchMedia(DARK).addEventListener('change', follow);
  // The system may have changed before this script was there.
  follow();
  addEventListener('storage', readAgain);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') readAgain();
  });
}
