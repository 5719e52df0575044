import { features } from 'web-features';

/** The browsers of the compatibility data, with the phones' ones. */
export type BrowserId =
  'chrome' | 'chrome_android' | 'edge' | 'firefox' | 'firefox_android' | 'safari' | 'safari_ios';

/** The first version of each browser that has something; without one that has not. */
export type Support = Partial<Record<BrowserId, string>>;

/**
 * The oldest browsers in which all of the site works: those of May 2024. What they lack may be used where the site does
 * without it, too. `docs/browsers.md` tells readers of the code.
 */
export const BASELINE: Readonly<Record<BrowserId, string>> = {
  chrome: '125',
  chrome_android: '125',
  edge: '125',
  firefox: '126',
  firefox_android: '126',
  safari: '17.5',
  safari_ios: '17.5',
};

/** Safari's version from which on a feature is worth a line: what is older is in every browser that still gets updates. */
export const LISTED_FROM = '15.4';

/** Whether a version is at least another. "≤4" in the data stands for 4 or older. */
export function isSince(version: string, other: string): boolean {
  const [a, b] = [version, other].map((each) => each.replace('≤', '').split('.').map(Number));
  for (let at = 0; at < 3; at += 1) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** Browsers of the baseline that lack something. */
export const lackingIn = (support: Support): BrowserId[] =>
  (Object.keys(BASELINE) as BrowserId[]).filter((browser) => {
    const since = support[browser];
    return since === undefined || !isSince(BASELINE[browser], since);
  });

/** What a page or its styles may use: a feature that has a name, and who supports this part of it. */
export interface CompatEntry {
  feature: string;
  support: Support;
}

/** Every entry of the data by its key, such as `css.properties.text-wrap.balance`. */
export const COMPAT: ReadonlyMap<string, CompatEntry> = new Map(
  Object.entries(features).flatMap(([feature, data]) =>
    data.kind === 'feature'
      ? (data.compat_features ?? []).map((key): [string, CompatEntry] => [
          key,
          { feature, support: data.status.by_compat_key?.[key]?.support ?? data.status.support },
        ])
      : [],
  ),
);

/** Whether every browser of the baseline has something, and Safari has had it for long. */
export const isOld = (support: Support): boolean =>
  lackingIn(support).length === 0 &&
  support.safari !== undefined &&
  !isSince(support.safari, LISTED_FROM);
