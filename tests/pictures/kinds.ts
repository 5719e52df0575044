/** A page that is pictured as a whole, for all of its kind. */
export interface PageKind {
  /** Also the name of its pictures. */
  kind: string;
  route: string;
  /** Is there once the page has drawn what it is about. */
  ready?: string;
}

/** Where pictures of whole pages are stored: no page has this key. */
export const KINDS_KEY = 'page-kinds';

/**
 * Where there is a choice, a short page whose text has little reason to change. The gallery is not among them: it would look
 * different with every demo that is added.
 */
export const PAGE_KINDS: readonly PageKind[] = [
  { kind: 'introduction', route: '/x/introduction/' },
  { kind: 'prose', route: '/x/introduction/licensing/' },
  { kind: 'proseWithDemos', route: '/x/react-data-grid/quickstart/' },
  { kind: 'overview', route: '/x/react-tree-view/' },
  { kind: 'reference', route: '/x/api/tree-view/tree-item/' },
  { kind: 'indexOfReference', route: '/x/api/tree-view/' },
  { kind: 'playground', route: '/x/api/charts/gauge/playground/' },
  { kind: 'changes', route: '/x/whats-new/' },
  { kind: 'assistant', route: '/x/migration/assistant/', ready: '.upgrade[data-ready]' },
  { kind: 'templates', route: '/x/templates/' },
  { kind: 'search', route: '/x/search/' },
  { kind: 'unknownAddress', route: '/x/nothing/' },
];
