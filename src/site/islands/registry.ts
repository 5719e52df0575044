import type { ComponentType, ReactNode } from 'react';
import type { IslandName } from '#core/islands.ts';
import type { PageData } from '#core/page/page.ts';
import type { DemoRegistry } from '../demo/demoModule.ts';
import { hasFeedback } from '../feedback/hasFeedback.ts';

/** What every island may know of the page it stands on. */
export type IslandPage = Pick<
  PageData,
  'key' | 'route' | 'title' | 'toc' | 'themeInScript' | 'markdown'
>;

export interface IslandContext {
  page: IslandPage;
  registry: DemoRegistry;
}

export interface IslandProps {
  /** The placeholder; its attributes say what the island is about. */
  place: HTMLElement;
}

/** What an island's file gives. */
export interface IslandModule {
  Island: ComponentType<IslandProps>;
  /** Holds all islands of this name on the page: what they share. */
  Group?: ComponentType<{ children: ReactNode }>;
}

/**
 * When an island is loaded and mounted: `intent`, once a reader points at its placeholder, touches it, or comes there by
 * keyboard; `visible`, near the viewport, one at a time; `idle`, when the page has loaded and has nothing else to do.
 */
export type Policy = 'intent' | 'visible' | 'idle';

export interface IslandDefinition {
  policy: Policy;
  load: (context: IslandContext) => Promise<IslandModule>;
  /** Asked when the page is quiet: an island that has something to say does not wait for intent. */
  hasNews?: () => boolean;
}

/** Every island of the site. `load` must be an `import()`, so that the code stays out of what every page loads. */
export const islands: Readonly<Record<IslandName, IslandDefinition>> = {
  ads: {
    policy: 'idle',
    // No ad is worth a word to the reader.
    load: () => import('../ads/Ads.tsx').catch(() => ({ Island: () => null })),
  },
  demo: {
    policy: 'visible',
    load: async ({ page, registry }) => {
      const [{ demosOf }, demos] = await Promise.all([
        import('../demo/demosOf.tsx'),
        registry[page.key]?.(),
      ]);
      return demosOf(demos, page);
    },
  },
  'demo-tools': { policy: 'intent', load: () => import('../demo/DemoTools.tsx') },
  'page-feedback': {
    policy: 'intent',
    load: () => import('../feedback/PageFeedback.tsx'),
    hasNews: hasFeedback,
  },
  'page-tools': { policy: 'intent', load: () => import('../page/PageTools.tsx') },
  'section-feedback': { policy: 'intent', load: () => import('../feedback/SectionFeedback.tsx') },
};
