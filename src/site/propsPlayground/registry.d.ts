import type { PlaygroundRegistry } from './playgroundModule.ts';

/** What `.generated/playgrounds/registry.ts` exports. */
export const registry: PlaygroundRegistry;
