import type TypeScript from 'typescript';

let loading: Promise<typeof TypeScript> | undefined;

/**
 * The TypeScript compiler. It is slow to load, so it is loaded only for what is not cached. It is needed thousands of times, and
 * each `import()` would wait for the thread that resolves modules.
 */
export const loadTypeScript = (): Promise<typeof TypeScript> =>
  (loading ??= import('typescript').then((module) => module.default));
