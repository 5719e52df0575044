/**
 * Each is what readers type, with the addresses that answer it. An answer that begins with a slash is an address, with `*` for
 * whatever follows; any other is how the address ends, for what several components share (`-prop-sortModel`).
 * Written before the ranking was; a query that fails a reader is added here, and never named in the ranking.
 */
export type QuerySet = readonly (readonly [query: string, ...answers: string[]])[];
