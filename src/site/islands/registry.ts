import type { ComponentType, ReactNode } from 'react';
import type { PlacedIsland, ServingIsland } from '#core/islands.ts';
import type { PageData } from '#core/page/page.ts';
import { PAGE_ATTRIBUTE } from '#markup/pageAttribute.ts';
import { byAttribute, byClass, codeBlock, namedLink, typeLink } from '#markup/selectors.ts';
import type { Services } from '#core/services.ts';
import { comesNear } from '../demo/comesNear.ts';
import type { DemoRegistry } from '../demo/demoModule.ts';
import { getPreference } from '../preferences/store.ts';
import { hasFeedback } from '../feedback/hasFeedback.ts';
import { hasReaderVersion } from '../readerVersion/hasReaderVersion.ts';

/** What every island may know of the page it stands on. */
export type IslandPage = Pick<
  PageData,
  'key' | 'route' | 'title' | 'toc' | 'themeInScript' | 'markdown' | 'codeTypes'
>;

export interface IslandContext {
  page: IslandPage;
  registry: DemoRegistry;
  /** In the place of what the document is configured with. */
  services?: Services;
}

export interface IslandProps {
  /** The placeholder; its attributes say what the island is about. The article, for an island that serves its elements. */
  place: HTMLElement;
}

/** What an island's file gives. */
export interface IslandModule {
  Island: ComponentType<IslandProps>;
  /** Holds all islands of this name on the page: what they share. */
  Group?: ComponentType<{ children: ReactNode }>;
  /** It measures its place before it draws: for two frames it is laid out unseen, over what is written there. */
  isMeasured?: true;
}

/**
 * When an island is loaded and mounted: `intent`, once a reader points at its placeholder, touches it, or comes there by
 * keyboard; `visible`, near the viewport, one at a time; `idle`, when the page has loaded and has nothing else to do.
 */
export type Policy = 'intent' | 'visible' | 'idle';

export interface IslandDefinition {
  policy: Policy;
  load: (context: IslandContext) => Promise<IslandModule>;
  /** For `intent`: a selector of what is around the placeholder, where signs of the reader count as well. */
  around?: string;
  /** For `intent`: whether what is written in the placeholder does not stand for the island now, which then is `visible`. */
  comesNear?: (place: HTMLElement) => boolean;
  /** Asked when the page is quiet, and when a preference changes: an island that has something to say does not wait for intent. */
  hasNews?: () => boolean;
  /** It has no placeholder: the first of these elements that a reader comes to wakes it. */
  serves?: Served;
}

/** Elements of an article that do what they can by themselves, and more with their island. */
interface Served {
  selector: string;
  /** Whether the island does what a click does; otherwise clicks are the elements' own. */
  takesClicks: boolean;
}

/** A reader has typed into a filter before its island was there, or the browser has filled it in again. */
const hasFilled = (): boolean =>
  document.querySelector(
    `${byClass('api-filter')} > input:not(:placeholder-shown), ${byAttribute('data-trait')}:checked, ${byAttribute('data-since')} > :checked:not([value=''])`,
  ) !== null;

/** Every island of the site. `load` must be an `import()`, so that the code stays out of what every page loads. */
export const islands: Readonly<
  Record<PlacedIsland, IslandDefinition> &
    Record<ServingIsland, IslandDefinition & { serves: Served }>
> = {
  ads: {
    policy: 'idle',
    // No ad is worth a word to the reader.
    load: () => import('../ads/Ads.tsx').catch(() => ({ Island: () => null })),
  },
  'change-filter': {
    policy: 'intent',
    load: () => import('../changes/ChangeFilter.tsx'),
    hasNews: hasFilled,
  },
  'date-library': {
    policy: 'intent',
    // The choice may be made elsewhere, such as in the settings: it must be there wherever the reader is.
    around: byAttribute(PAGE_ATTRIBUTE),
    hasNews: () => getPreference('dateLibrary') !== 'dayjs',
    load: () => import('../dateLibrary/DatedCode.tsx'),
  },
  'code-types': {
    policy: 'intent',
    serves: { selector: codeBlock, takesClicks: true },
    load: () => import('../codeTypes/CodeTypes.tsx'),
  },
  demo: {
    policy: 'intent',
    around: byClass('demo'),
    comesNear,
    load: async ({ page, registry }) => {
      const [{ demosOf, prepareDated }, demos] = await Promise.all([
        import('../demo/demosOf.tsx'),
        registry[page.key]?.(),
      ]);
      await prepareDated(demos);
      return demosOf(demos, page);
    },
  },
  'demo-gallery': {
    policy: 'visible',
    load: async () => (await import('../demoGallery/loadGallery.ts')).loadGallery(),
  },
  'demo-tools': {
    policy: 'intent',
    // A demo may need another version than the reader has.
    hasNews: () => getPreference('versions') !== '',
    load: () => import('../demo/DemoTools.tsx'),
  },
  'name-hint': {
    policy: 'intent',
    serves: { selector: namedLink, takesClicks: false },
    load: () => import('../reference/NameHint.tsx'),
  },
  'page-feedback': {
    policy: 'intent',
    load: () => import('../feedback/PageFeedback.tsx'),
    hasNews: hasFeedback,
  },
  'page-tools': { policy: 'intent', load: () => import('../page/PageTools.tsx') },
  'playground-chooser': {
    policy: 'visible',
    load: () => import('../propsPlayground/PlaygroundChooser.tsx'),
  },
  'reader-version': {
    policy: 'intent',
    hasNews: hasReaderVersion,
    load: () => import('../readerVersion/ReaderVersion.tsx'),
  },
  'row-filter': {
    policy: 'intent',
    load: () => import('../reference/RowFilter.tsx'),
    hasNews: hasFilled,
  },
  'section-feedback': { policy: 'intent', load: () => import('../feedback/SectionFeedback.tsx') },
  'shared-file': {
    policy: 'intent',
    around: byClass('demo-code'),
    load: () => import('../demo/SharedFile.tsx'),
  },
  'since-version': {
    policy: 'intent',
    hasNews: () => getPreference('versions') !== '',
    load: () => import('../readerVersion/SinceVersion.tsx'),
  },
  'slot-figure': {
    policy: 'intent',
    // A row lights up its part in the figure above.
    around: byClass('api-list'),
    load: () => import('../reference/SlotFigure.tsx'),
  },
  'upgrade-assistant': {
    policy: 'visible',
    load: () => import('../upgrade/UpgradeAssistant.tsx'),
  },
  'type-popover': {
    policy: 'intent',
    serves: { selector: typeLink, takesClicks: true },
    load: () => import('../reference/TypePopover.tsx'),
  },
};
