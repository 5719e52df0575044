import { distance } from 'fastest-levenshtein';
import type { RouteTitle } from './navigation.ts';

/** A route that differs in more than this share of its letters is not near. */
const FAR = 0.6;

const lastWord = (route: string): string => route.split('/').filter(Boolean).at(-1) ?? '';

/**
 * The routes that a wrong one may have meant, nearest first: by its last segment, then by the whole.
 * @param count how many at the most.
 */
export function nearRoutes(
  routes: readonly RouteTitle[],
  wrong: string,
  count: number,
): RouteTitle[] {
  const word = lastWord(wrong);
  return routes
    .map((entry) => {
      const own = lastWord(entry.route);
      const part = distance(own, word) / Math.max(own.length, word.length, 1);
      const whole = distance(entry.route, wrong) / Math.max(entry.route.length, wrong.length);
      return { entry, part, score: part + whole };
    })
    .filter(({ part, score }) => part <= FAR || score <= 1)
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ entry }) => entry);
}
