import type TypeScript from 'typescript';

let loading: Promise<typeof TypeScript> | undefined;

/**
 * The TypeScript compiler, which is slow to load: only for what is not cached. It is asked for thousands of times, and each
 * `import()` would wait for the thread that resolves modules.
 */
export const loadTypeScript = (): Promise<typeof TypeScript> =>
  (loading ??= import('typescript').then((module) => module.default));
