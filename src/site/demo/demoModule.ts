import type { ComponentType } from 'react';
import type { DemoEnvironment } from './DemoEnvironment.tsx';
import type { createDemoCache } from './emotionCache.ts';

/** The stylings of one demo; `system` is always there. */
export type DemoStylings = { system: ComponentType } & Partial<
  Record<'tailwind' | 'css', ComponentType>
>;

/** What `.generated/demos/pages/<key>.ts` exports. */
export interface DemoModule {
  demos: Record<string, DemoStylings>;
  /** Date library → the demos that run with it, too. */
  dated?: Readonly<Record<string, DatedDemos>>;
  DemoEnvironment: typeof DemoEnvironment;
  createDemoCache: typeof createDemoCache;
}

/** The demos of a page that run with one date library. */
export interface DatedDemos {
  names: readonly string[];
  load: () => Promise<{ demos: Record<string, ComponentType> }>;
}

/** Page key → loader, one table per product. */
export type DemoRegistry = Record<string, () => Promise<DemoModule>>;

/** The table of the product that a page belongs to: only a page that is awake loads it. */
export type LoadDemos = () => Promise<{ registry: DemoRegistry }>;
