import type { OlderPaths } from '#core/navigation/olderVersions.ts';

/** A page that the reader has come to. */
export interface Arrival {
  title: string;
  path: string;
  /** The page's own; that of its file under `src/pages` where it has no data. */
  route: string;
  /** Where older versions have it. */
  older: OlderPaths | undefined;
}

const arrivals: Arrival[] = [];
const listeners = new Set<(arrival: Arrival) => void>();

/**
 * Notes the page that the reader has come to, once its title stands.
 * @param address with its query and hash.
 * @param older where older versions have the page.
 */
export function arrive(route: string, address: string, older?: OlderPaths): void {
  const [path = address] = address.split(/[?#]/);
  const arrival = { title: document.title, path, route, older };
  arrivals.push(arrival);
  for (const listener of listeners) listener(arrival);
}

/** Tells of all arrivals: those before, and those to come. @returns what ends it. */
export function followArrivals(listener: (arrival: Arrival) => void): () => void {
  for (const arrival of arrivals) listener(arrival);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
