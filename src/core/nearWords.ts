import { distance } from 'fastest-levenshtein';

/** A word that differs in more than this share of its letters is not near. */
const FAR = 0.4;

/** The words that a wrong one may have meant, nearest first; letter case counts little. */
export function nearWords(words: Iterable<string>, wrong: string, count: number): string[] {
  const own = wrong.toLowerCase();
  return [...new Set(words)]
    .map((word) => {
      const steps = distance(word.toLowerCase(), own);
      return { word, share: steps / Math.max(word.length, wrong.length, 1) };
    })
    .filter(({ share }) => share <= FAR)
    .sort((a, b) => a.share - b.share || a.word.localeCompare(b.word, 'en'))
    .slice(0, count)
    .map(({ word }) => word);
}

/** `Did you mean "sortModel" or "sortMode"?`, or what to do when nothing is near. */
export function didYouMean(words: Iterable<string>, wrong: string, otherwise: string): string {
  const near = nearWords(words, wrong, 3).map((word) => `"${word}"`);
  const last = near.pop();
  if (last === undefined) return otherwise;
  return `Did you mean ${near.length === 0 ? last : `${near.join(', ')} or ${last}`}?`;
}
