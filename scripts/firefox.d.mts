/** The path of an installed Firefox; undefined when there is none. */
export function findFirefox(): string | undefined;
/** How to get one, as a sentence. */
export const FIREFOX_REMEDY: string;
