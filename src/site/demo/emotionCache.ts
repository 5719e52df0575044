import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

export type Direction = 'ltr' | 'rtl';

/** Matches a bare `@layer a, b;` statement, which must not be put into a layer. */
const LAYER_STATEMENT = /^@layer\s+[^{]*$/;

/**
 * The cache all demos of a page share. Everything the documented library styles lands in the CSS layer `mui`, so that a
 * demo's Tailwind utilities and plain CSS win without `!important`.
 */
export function createDemoCache(direction: Direction): EmotionCache {
  const cache = createCache({
    key: direction === 'rtl' ? 'muirtl' : 'mui',
    stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
  });
  const insert = cache.insert.bind(cache);
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const { styles } = serialized;
    const layered = LAYER_STATEMENT.test(styles) ? styles : `@layer mui{${styles}}`;
    return insert(selector, { ...serialized, styles: layered }, sheet, shouldCache);
  };
  return cache;
}
