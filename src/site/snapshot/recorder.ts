import { createDemoCache } from '../demo/emotionCache.ts';

let hear = (_rule: string): void => undefined;

/** Emotion's sheets tell their rules, and write none into the document. Once for a thread. */
export function replaceSheets(): void {
  const { sheet } = createDemoCache('ltr');
  const prototype = Object.getPrototypeOf(sheet) as { insert: (rule: string) => void };
  prototype.insert = (rule) => hear(rule);
}

/** Selector and styles → the rules that emotion makes of them. Demos have most of them in common. */
const madeBefore = new Map<string, readonly string[]>();

/**
 * A cache as demos have it.
 * @param listener is told every rule from here on, with the hash it belongs to.
 */
export function recordingCache(
  listener: (name: string, rule: string) => void,
): ReturnType<typeof createDemoCache> {
  const cache = createDemoCache('ltr');
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const { name, styles } = serialized;
    const key = `${selector}{${styles}`;
    const known = madeBefore.get(key);
    if (known !== undefined) {
      if (shouldCache) cache.inserted[name] = true;
      for (const rule of known) listener(name, rule);
      return;
    }
    const rules: string[] = [];
    hear = (rule) => rules.push(rule);
    insert(selector, serialized, sheet, shouldCache);
    madeBefore.set(key, rules);
    for (const rule of rules) listener(name, rule);
  };
  return cache;
}
