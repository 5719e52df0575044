/** The path of an installed Chromium; undefined when there is none. */
export function findChromium(): string | undefined;
/**
 * The path of a Chromium, installed now if need be.
 * @throws when there is none and this user cannot install it; the message says how to get one.
 */
export function ensureChromium(): string;

/** Whether a browser is Chromium without windows. @param path of its binary. */
export function isHeadlessShell(path: string | undefined): boolean;
