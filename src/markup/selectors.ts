import type { PAGE_ATTRIBUTE } from './pageAttribute.ts';

/*
 * By these names the site finds static components in the document. Components are printed with them, and the site looks
 * for them by the functions below: a name that does not stand here is a type error on both sides.
 */

/** Classes that some script looks for. */
export const classes = {
  adBox: 'ad-box',
  code: 'code',
  demo: 'demo',
  demoAd: 'demo-ad',
  demoCode: 'demo-code',
  demoFile: 'demo-file',
  demoGist: 'demo-gist',
  demoPanel: 'demo-panel',
  demoPreview: 'demo-preview',
  demoStage: 'demo-stage',
  demoTools: 'demo-tools',
  feedback: 'feedback',
  fileNames: 'file-names',
  rate: 'rate',
  headingAnchor: 'anchor',
  island: 'island',
  name: 'name',
  navigationGroup: 'nav-group',
  filter: 'api-filter',
  changeFilter: 'change-filter',
  datedCode: 'dated-code',
  list: 'api-list',
  excerpt: 'api-excerpt',
  row: 'api-row',
  record: 'api-record',
  rowDemos: 'api-demos',
  readerVersion: 'reader-version',
  rowHead: 'api-head',
  slotFigure: 'slot-figure',
  note: 'api-note',
  installation: 'installation',
  playgroundControls: 'playground-controls',
  playgroundForm: 'playground-form',
  playgroundGroup: 'playground-group',
  playgroundStage: 'playground-stage',
  playgroundCode: 'playground-code',
  tab: 'tab',
  tabList: 'tab-list',
  tabPanel: 'tab-panel',
  removedLine: 'del',
} as const;

/** Attributes that some script looks for or reads; beside them, `PAGE_ATTRIBUTE`. */
export const attributes = {
  action: 'data-action',
  dated: 'data-dated',
  demo: 'data-demo',
  event: 'data-event-category',
  filtered: 'data-filtered',
  interface: 'data-interface',
  libraries: 'data-libraries',
  name: 'data-name',
  needs: 'data-needs',
  owner: 'data-owner',
  playground: 'data-playground',
  prop: 'data-prop',
  sandbox: 'data-sandbox',
  search: 'data-search',
  section: 'data-section',
  set: 'data-set',
  since: 'data-since',
  source: 'data-source',
  sharedDemo: 'data-shared-demo',
  sharedStyling: 'data-shared-styling',
  shownDates: 'data-shown-dates',
  stage: 'data-stage',
  tabs: 'data-tabs',
  tool: 'data-tool',
  trait: 'data-trait',
  treeFilter: 'data-tree-filter',
  versionsOf: 'data-versions-of',
  whole: 'data-whole',
} as const;

export type MarkupClass = (typeof classes)[keyof typeof classes];
export type MarkupAttribute = (typeof attributes)[keyof typeof attributes] | typeof PAGE_ATTRIBUTE;

/*
 * The same as types. What every page loads has no room for the functions below: its selectors are written out there, and
 * `'[data-set]' satisfies ByAttribute<'data-set'>` holds them to the names above.
 */
export type ByClass<N extends MarkupClass> = `.${N}`;
export type ByAttribute<N extends MarkupAttribute> = `[${N}]`;

/** What a button of an article does without a menu: values of `data-action`. */
export type Action = 'copy' | 'copy-demo' | 'rate';

/** `.demo-code` */
export const byClass = (name: MarkupClass): string => `.${name}`;

/** `[data-tool]`, or `[data-tool="edit"]`. */
export const byAttribute = (name: MarkupAttribute, value?: string): string =>
  value === undefined ? `[${name}]` : `[${name}="${value}"]`;

/** Attributes for an element: `{...marked('stage', name)}`. */
export const marked = (name: keyof typeof attributes, value = ''): Record<string, string> => ({
  [attributes[name]]: value,
});

/** Says what a button does. */
export const doing = (action: Action): Record<string, string> => marked('action', action);

/** What is shown of a demo while the reader prefers a styling: `.styled-tailwind`. */
export const byStyling = (styling: 'system' | 'tailwind' | 'css'): string => `.styled-${styling}`;

/** Code in one of the languages: `.ts`. */
export const byLanguage = (language: 'ts' | 'js'): string => `.${language}`;

/** Links of names in prose, which have hints. */
export const namedLink = `a${byClass('name')}`;

/** Links of types in code of the reference: `.api-list code a[href^="/x/api/"]`. */
export const typeLink = `${byClass('api-list')} code a[href^="/x/api/"]`;

/** Blocks of code in an article: of fences, and of demos. */
export const codeBlock = `:is(${[classes.code, classes.demoCode, classes.demoGist].map(byClass).join()}) pre`;

/** The members of a page of the reference: the list after its heading. */
export const memberList = `:is(#properties, #props) ~ ${byClass('api-list')}`;

/** The import lines of a page of the reference. */
export const importCode = ':is(#import ~ * pre, #import + pre)';
