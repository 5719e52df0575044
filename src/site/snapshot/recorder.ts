import { createDemoCache } from '../demo/emotionCache.ts';

/** What hears of each rule that emotion writes, with the hash it belongs to. */
type Hear = (name: string, rule: string) => void;

let hear: Hear = () => undefined;
let current = '';

/** Emotion's sheets tell their rules, and write none into the document. Once for a thread. */
export function replaceSheets(): void {
  const { sheet } = createDemoCache('ltr');
  const prototype = Object.getPrototypeOf(sheet) as { insert: (rule: string) => void };
  prototype.insert = (rule) => hear(current, rule);
}

/** A cache as demos have it. @param listener is told every rule from here on. */
export function recordingCache(listener: Hear): ReturnType<typeof createDemoCache> {
  const cache = createDemoCache('ltr');
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    current = serialized.name;
    return insert(selector, serialized, sheet, shouldCache);
  };
  hear = listener;
  return cache;
}
