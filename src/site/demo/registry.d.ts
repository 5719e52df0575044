import type { DemoRegistry } from './demoModule.ts';

/** What every `.generated/demos/<product>.ts` exports. */
export const registry: DemoRegistry;
