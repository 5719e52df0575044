import type { NavigationEntry } from '#core/navigation/navigation.ts';

/** The guides that lead from one major version to the next, in reading order. */
export const migration: NavigationEntry = {
  title: 'Migration',
  children: [
    { title: 'Upgrade assistant', route: '/x/migration/assistant/' },
    {
      subheader: true,
      title: 'Upgrade to v8',
      children: [
        { title: 'Breaking changes: Data Grid', route: '/x/migration/migration-data-grid-v7/' },
        {
          title: 'Breaking changes: Date and Time Pickers',
          route: '/x/migration/migration-pickers-v7/',
        },
        { title: 'Breaking changes: Charts', route: '/x/migration/migration-charts-v7/' },
        { title: 'Breaking changes: Tree View', route: '/x/migration/migration-tree-view-v7/' },
        {
          title: 'Usage with Material UI v5/v6',
          route: '/x/migration/usage-with-material-ui-v5-v6/',
        },
      ],
    },
    {
      title: 'Upgrade to v7',
      children: [
        { title: 'Breaking changes: Data Grid', route: '/x/migration/migration-data-grid-v6/' },
        {
          title: 'Breaking changes: Date and Time Pickers',
          route: '/x/migration/migration-pickers-v6/',
        },
        { title: 'Breaking changes: Charts', route: '/x/migration/migration-charts-v6/' },
        { title: 'Breaking changes: Tree View', route: '/x/migration/migration-tree-view-v6/' },
      ],
    },
    {
      title: 'Upgrade to v6',
      children: [
        { title: 'Breaking changes: Data Grid', route: '/x/migration/migration-data-grid-v5/' },
        {
          title: 'Breaking changes: Date and Time Pickers',
          route: '/x/migration/migration-pickers-v5/',
        },
        {
          title: 'Migration from lab to v6 (Tree View)',
          route: '/x/migration/migration-tree-view-lab/',
        },
      ],
    },
    {
      title: 'Earlier versions',
      children: [
        {
          title: 'Migration from lab to v5 (Date and Time Pickers)',
          route: '/x/migration/migration-pickers-lab/',
        },
        {
          title: 'Migration from v4 to v5 (Data Grid)',
          route: '/x/migration/migration-data-grid-v4/',
        },
      ],
    },
  ],
};
