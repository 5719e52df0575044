/**
 * The path of nginx and its module for brotli, installed now if need be.
 * @throws when they are missing and this user cannot install them; the message says how to get them.
 */
export function ensureNginx(): { program: string; brotli: string };
