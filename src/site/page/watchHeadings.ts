/** A heading is being read once it is above this share of the viewport. Shared BEHAVIOUR, Layout. */
const READING_LINE = 1 / 8;
/** This close to the end of the page the last heading counts as read, in CSS pixels. */
const NEAR_END_PX = 64;

/**
 * Which heading is being read: the last one above an eighth of the viewport; the last of all near the end.
 * @param tops distance of each heading from the viewport's top, in order, in CSS pixels.
 * @param rest how much can still be scrolled, in CSS pixels.
 * @returns its index, or -1 above the first.
 */
export function headingRead(tops: readonly number[], viewport: number, rest: number): number {
  if (rest <= NEAR_END_PX && tops.length > 0) return tops.length - 1;
  return tops.findLastIndex((top) => top <= viewport * READING_LINE);
}

/** Calls `onRead` with the id of the heading being read, whenever it changes. @returns what stops it. */
export function watchHeadings(ids: readonly string[], onRead: (id: string) => void): () => void {
  let last = '';
  let frame = 0;
  function look(): void {
    frame = 0;
    // What a search box has hidden is not read.
    const shown = ids.filter((id) => document.getElementById(id)?.hidden !== true);
    const tops = shown.map(
      (id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity,
    );
    const rest = document.documentElement.scrollHeight - innerHeight - scrollY;
    // A page that does not scroll has no end to be near.
    const id = shown[headingRead(tops, innerHeight, scrollY > 0 ? rest : Infinity)] ?? '';
    if (id !== last) onRead(id);
    last = id;
  }
  const onScroll = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  addEventListener('scroll', onScroll, { passive: true });
  onScroll();
  return () => {
    removeEventListener('scroll', onScroll);
    cancelAnimationFrame(frame);
  };
}
