/** Letters, digits and what joins them: `server-side`, `rowHeight`, `don’t`. */
const WORD = /[\p{L}\p{M}\p{N}_$'’-]+/u;
const STARTS_INSIDE = new RegExp(`^${WORD.source}`, 'u');
const LAST_WORD = new RegExp(`${WORD.source}$`, 'u');

/** What must not stand before an ellipsis: signs that promise more, and half of a sign of two halves. */
const DANGLING = /[\s,;:|&([{<-]+$|[\uD800-\uDBFF]$/;

/** The text, or as many of its first words as there is room for, with an ellipsis; only a word longer than that is cut. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const begin = text.slice(0, length - 1);
  const words = STARTS_INSIDE.test(text.slice(length - 1)) ? begin.replace(LAST_WORD, '') : begin;
  const kept = words.replace(DANGLING, '');
  return `${kept === '' ? begin.replace(DANGLING, '') : kept}…`;
}
