/** A page that is read in both browsers. */
export interface ReadPage {
  /** What kind of page it is, for the test's title. */
  kind: string;
  route: string;
  /** How many of its demos are pointed at, and must then stand. */
  demos?: number;
  /** Works later than the shell: it has drawn what it is about when this is there. */
  ready?: string;
}

/** Pages of every kind. */
export const READ_PAGES: readonly ReadPage[] = [
  { kind: 'prose', route: '/x/introduction/' },
  { kind: 'prose', route: '/x/introduction/installation/' },
  { kind: 'prose', route: '/x/introduction/licensing/' },
  { kind: 'prose', route: '/x/react-data-grid/quickstart/', demos: 1 },
  { kind: 'prose', route: '/x/react-date-pickers/base-concepts/', demos: 1 },
  { kind: 'overview', route: '/x/react-data-grid/', demos: 1 },
  { kind: 'grid', route: '/x/react-data-grid/sorting/', demos: 2 },
  { kind: 'grid', route: '/x/react-data-grid/row-grouping/', demos: 2 },
  { kind: 'grid', route: '/x/react-data-grid/column-pinning/', demos: 2 },
  { kind: 'grid', route: '/x/react-data-grid/master-detail/', demos: 1 },
  { kind: 'grid in three stylings', route: '/x/react-data-grid/style-recipes/', demos: 2 },
  { kind: 'charts', route: '/x/react-charts/bars/', demos: 2 },
  { kind: 'charts', route: '/x/react-charts/heatmap/', demos: 2 },
  { kind: 'charts', route: '/x/react-charts/gauge/', demos: 2 },
  { kind: 'charts', route: '/x/react-charts/radar/', demos: 1 },
  { kind: 'pickers', route: '/x/react-date-pickers/date-picker/', demos: 2 },
  { kind: 'pickers', route: '/x/react-date-pickers/date-range-calendar/', demos: 2 },
  { kind: 'pickers', route: '/x/react-date-pickers/time-clock/', demos: 2 },
  { kind: 'tree', route: '/x/react-tree-view/rich-tree-view/items/', demos: 2 },
  { kind: 'tree', route: '/x/react-tree-view/simple-tree-view/customization/', demos: 2 },
  { kind: 'reference', route: '/x/api/data-grid/data-grid/' },
  { kind: 'reference', route: '/x/api/charts/use-legend/' },
  { kind: 'types', route: '/x/api/data-grid/data-grid/types/' },
  { kind: 'index of the reference', route: '/x/api/tree-view/' },
  { kind: 'playground of props', route: '/x/api/charts/bar-chart/playground/' },
  { kind: 'changes', route: '/x/whats-new/' },
  { kind: 'changes', route: '/x/api/date-pickers/changes/' },
  { kind: 'migration', route: '/x/migration/migration-data-grid-v7/' },
  { kind: 'assistant', route: '/x/migration/assistant/', ready: '.upgrade[data-ready]' },
  // Its cards come in steps, and take the place of links.
  { kind: 'gallery', route: '/x/gallery/', ready: 'main ul:has([inert]) > li:nth-child(240)' },
  { kind: 'templates', route: '/x/templates/' },
  { kind: 'template', route: '/x/templates/crud-dashboard/', demos: 1 },
  { kind: 'template', route: '/x/templates/sign-in/', demos: 1 },
  { kind: 'search', route: '/x/search/?q=filter', ready: 'main [role="option"]' },
  { kind: '404', route: '/nothing/' },
];
