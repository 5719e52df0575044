/** A feature of browsers that the site uses and that is not as old as all of them. */
export interface UsedFeature {
  /** Its name in the compatibility data (`web-features`). */
  feature: string;
  /** A file that uses it. */
  where: string;
  /** What becomes of the page in a browser of the baseline that lacks it. Only for what one of them lacks. */
  without?: string;
}

/**
 * What the site needs of a browser, and what it uses where it is there. `features.test.ts` finds all of these in the source
 * and in the compatibility data, and none that is missing here.
 */
export const USED_FEATURES: readonly UsedFeature[] = [
  // Styles
  { feature: 'backdrop', where: 'src/markup/navigation/navigation.css' },
  { feature: 'cascade-layers', where: 'src/site/theme/base.css' },
  { feature: 'color-mix', where: 'src/markup/prose/names.css' },
  { feature: 'contain', where: 'src/markup/ads/ads.css' },
  { feature: 'contain-intrinsic-size', where: 'src/site/demoGallery/DemoGallery.module.css' },
  { feature: 'container-queries', where: 'src/markup/demo/demo.css' },
  { feature: 'focus-visible', where: 'src/markup/code/code.css' },
  {
    feature: 'forced-colors',
    where: 'src/markup/demo/toolIcons.css',
    without: 'Safari forces no colors, so no picture has to keep its own.',
  },
  { feature: 'has', where: 'src/markup/code/code.css' },
  { feature: 'light-dark', where: 'src/site/theme/tokens.css' },
  { feature: 'masks', where: 'src/site/page/Toc.module.css' },
  { feature: 'media-query-range-syntax', where: 'src/markup/demo/demo.css' },
  {
    feature: 'mouse-events',
    where: 'src/site/page/awakening.ts',
    without: 'A page starts when it appears beneath a pointer that rests.',
  },
  { feature: 'outline', where: 'src/markup/demo/demo.css' },
  { feature: 'overflow-clip', where: 'src/markup/code/code.css' },
  { feature: 'overflow-wrap', where: 'src/markup/demo/demo.css' },
  { feature: 'text-wrap', where: 'src/markup/prose/prose.css' },
  { feature: 'text-wrap-balance', where: 'src/markup/prose/prose.css' },
  { feature: 'viewport-unit-variants', where: 'src/site/shell/shell.css' },
  {
    feature: 'accent-color',
    where: 'src/markup/reference/reference.css',
    without: 'A checkbox has the color of the system.',
  },
  {
    feature: 'content-visibility',
    where: 'src/site/demoGallery/DemoGallery.module.css',
    without:
      'Pictures of demos and cards of the gallery are laid out when they are out of sight, too, which takes longer.',
  },
  {
    feature: 'cursor',
    where: 'src/markup/demo/demo.css',
    without: 'A phone has no pointer to show.',
  },
  {
    feature: 'overscroll-behavior',
    where: 'src/markup/navigation/navigation.css',
    without: 'The page scrolls on where a menu that needs no scrolling is scrolled.',
  },
  {
    feature: 'page-breaks',
    where: 'src/markup/prose/prose.css',
    without: 'On paper, a heading may be the last line of a page.',
  },
  {
    feature: 'resize',
    where: 'src/markup/feedback/feedback.css',
    without: 'A field for text scrolls instead of growing.',
  },
  {
    feature: 'scrollbar-width',
    where: 'src/markup/navigation/navigation.css',
    without: 'Scrollbars are as wide as everywhere else in the system.',
  },
  {
    feature: 'text-size-adjust',
    where: 'src/site/theme/base.css',
    without: 'A phone that is turned may enlarge the text of wide blocks.',
  },
  {
    feature: 'user-select',
    where: 'src/markup/code/code.css',
    without: 'The build adds the name with the prefix that Safari knows.',
  },
  // Markup and scripts
  { feature: 'abortsignal-any', where: 'src/site/ads/useFeed.ts' },
  { feature: 'abortsignal-timeout', where: 'src/site/ads/useFeed.ts' },
  { feature: 'array-at', where: 'src/site/changes/sections.ts' },
  { feature: 'array-by-copy', where: 'src/core/history/changes.ts' },
  { feature: 'array-findlast', where: 'src/site/page/watchHeadings.ts' },
  {
    feature: 'autocapitalize',
    where: 'src/site/readerVersion/VersionsDialog.tsx',
    without: 'An on-screen keyboard may start with a capital letter, and a version has none.',
  },
  { feature: 'check-visibility', where: 'src/site/offline/activity.ts' },
  { feature: 'constructed-stylesheets', where: 'src/site/demoGallery/pictureSheet.ts' },
  { feature: 'form', where: 'src/site/demo/useSandbox.tsx' },
  { feature: 'inert', where: 'src/site/demoGallery/Picture.tsx' },
  { feature: 'loading-lazy', where: 'src/markup/reference/SlotFigure.tsx' },
  { feature: 'object-hasown', where: 'src/core/codeTypes/codeTypes.ts' },
  { feature: 'popover', where: 'src/site/shell/ShellTop.tsx' },
  { feature: 'service-workers', where: 'src/site/offline/worker/worker.ts' },
  { feature: 'storage-manager', where: 'src/site/offline/keptStore.ts' },
  { feature: 'string-at', where: 'src/site/search/marks.ts' },
  { feature: 'web-locks', where: 'src/site/offline/keptStore.ts' },
  {
    feature: 'async-clipboard',
    where: 'src/site/page/pageMarkdown.ts',
    without: 'A page’s Markdown is copied as text once it has come, and not as a promise of it.',
  },
  {
    feature: 'devicepixelratio',
    where: 'src/site/analytics/userProperties.ts',
    without: 'Safari leaves the zoom out of the number, which only statistics read.',
  },
  {
    feature: 'document-caretpositionfrompoint',
    where: 'src/site/codeTypes/blockText.ts',
    without: '`caretRangeFromPoint`, which it replaces, is asked instead.',
  },
  {
    feature: 'fullscreen',
    where: 'src/site/offline/activity.ts',
    without: 'Nothing is shown on the full screen of a phone, and so nothing is asked.',
  },
  {
    feature: 'highlight',
    where: 'src/site/codeTypes/CodeTypes.tsx',
    without: 'The word has no color while its type is shown under it.',
  },
  {
    feature: 'keyboard-events',
    where: 'src/site/ui/Combobox.tsx',
    without: 'The key that ends a composition is told by its code, 229.',
  },
  {
    feature: 'requestidlecallback',
    where: 'src/site/demoGallery/useGrowingCount.ts',
    without: 'A timer starts what can wait.',
  },
  {
    feature: 'trusted-types',
    where: 'src/site/trustedTypes.ts',
    without: 'The content security policy allows the same scripts; text is not checked on top.',
  },
  {
    feature: 'window',
    where: 'src/site/demo/demoActions.ts',
    without: 'A phone opens a tab instead of a window.',
  },
];
