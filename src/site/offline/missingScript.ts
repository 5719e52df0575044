/** What `import()` says in Chromium, Firefox, and Safari when a script cannot be had. */
const NOT_IMPORTED = /dynamically imported module|Importing a module script failed/i;

/** Whether an error says that a script could not be loaded: the bundler's own, or that of `import()`. */
export const isMissingScript = (reason: unknown): boolean =>
  reason instanceof Error &&
  (reason.name === 'ChunkLoadError' ||
    (reason instanceof TypeError && NOT_IMPORTED.test(reason.message)));
