import type { SearchKind } from '#core/search/entity.ts';

/** The search: its box, its page, and what it says when something is missing. Comes with the box. */
export const searchMessages = {
  label: 'Search',
  placeholder: 'A prop, a component, a task',
  results: 'Results',
  preview: 'Preview',
  close: 'Close',
  retry: 'Try again',

  product: 'Product',
  allProducts: 'All products',
  kind: 'Kind',
  allKinds: 'All kinds',
  kinds: {
    page: 'Pages',
    section: 'Sections',
    demo: 'Demos',
    component: 'Components',
    interface: 'Interfaces',
    hook: 'Hooks',
    playground: 'Playgrounds',
    prop: 'Props',
    member: 'Members and methods',
    argument: 'Arguments of hooks',
    slot: 'Slots',
    class: 'CSS classes',
    event: 'Events',
    selector: 'Selectors',
    type: 'Types',
    message: 'Errors and warnings',
    locale: 'Languages',
    key: 'Keys',
  } satisfies Record<SearchKind, string>,

  found: (total: number) => `${total} ${total === 1 ? 'result' : 'results'}.`,
  searching: 'Searching the text of the pages…',
  nothingFits: (query: string) => `No results for “${query}”.`,
  /** Why nothing fits, where the query itself says so: also said by the terminal and the server. */
  lacks: {
    words: 'Type at least one word, such as “sort”.',
    subject: 'Add a word for the subject, such as “sort” or “legend”.',
    latin: 'This documentation is in English: try English words, or the name of a prop.',
  },
  /** Of the page about the subject. */
  notWritten: (title: string) => `The page “${title}” is planned but not written yet.`,
  noIndex: 'The search index cannot be loaded. Try these pages instead.',
  noText: 'The text of the pages cannot be searched right now, so only names are listed.',

  group: {
    recent: 'Recent',
    pages: 'Pages',
    actions: 'Actions',
    best: 'Best answer',
    others: 'More results',
    meanwhile: (title: string) => `Until “${title}” is written`,
    near: 'Did you mean',
    ask: 'Ask',
    elsewhere: 'Where to look',
  },
  searchAgain: 'search again',
  searchWord: 'search',
  setChoice: 'set',
  overview: 'Overview',
  reference: (product: string) => `${product} reference`,
  everyName: 'Every name',
  andMore: (count: number) => ` and ${count} more`,
  olderVersion: (major: number) => `Documentation of v${major}`,
  insteadOf: (version: string) => `instead of ${version}`,
  askThere: 'Search the issues, or ask there',
  askWhere: 'GitHub',
  deprecated: 'Deprecated',
  /** @param version the reader's. */
  notIn: (version: string) => `Not in ${version}`,

  fact: { type: 'Type', default: 'Default', plan: 'Plan', example: 'Example', of: 'Of' },
  copy: {
    name: 'Copy name',
    code: 'Copy code',
    example: 'Copy example',
    link: 'Copy link',
    import: 'Copy import',
  },
  pageMissing: 'The page cannot be loaded right now.',

  /** What a result is, before where it stands; of a page and a section, where they stand says enough. */
  kindOf: {
    page: '',
    section: '',
    demo: 'Demo',
    component: 'Component',
    interface: 'Interface',
    hook: 'Hook',
    playground: 'Playground',
    prop: 'Prop',
    member: 'Member',
    argument: 'Argument',
    slot: 'Slot',
    class: 'CSS class',
    event: 'Event',
    selector: 'Selector',
    type: 'Type',
    message: 'Error or warning',
    locale: 'Language',
    key: 'Key',
  },

  /** Hints in the footer: the keys, and what they do. */
  keys: { enter: 'Enter', escape: 'Esc' },
  hints: {
    move: 'to choose',
    open: 'to open',
    openApart: 'in a new tab',
    close: 'to close',
  },
} as const;

/** What can be set from the search: a preference, its value, and what that does. */
export const searchChoices = [
  ['mode', 'light', 'Light colors'],
  ['mode', 'dark', 'Dark colors'],
  ['direction', 'ltr', 'Left to right'],
  ['direction', 'rtl', 'Right to left'],
  ['codeVariant', 'TS', 'Code in TypeScript'],
  ['codeVariant', 'JS', 'Code in JavaScript'],
  ['codeStyling', 'MUI System', 'Style demos with MUI System'],
  ['codeStyling', 'Tailwind', 'Style demos with Tailwind'],
  ['codeStyling', 'CSS', 'Style demos with CSS'],
] as const;
