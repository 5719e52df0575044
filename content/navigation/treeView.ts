import type { NavigationEntry } from '#core/navigation/navigation.ts';

/** The pages of the Tree View, in reading order. */
export const treeView: NavigationEntry = {
  title: 'Tree View',
  children: [
    { title: 'Overview', route: '/x/react-tree-view/' },
    { title: 'Quickstart', route: '/x/react-tree-view/quickstart/' },
    {
      subheader: true,
      title: 'Simple Tree View',
      children: [
        { title: 'Items', route: '/x/react-tree-view/simple-tree-view/items/' },
        { title: 'Selection', route: '/x/react-tree-view/simple-tree-view/selection/' },
        { title: 'Expansion', route: '/x/react-tree-view/simple-tree-view/expansion/' },
        { title: 'Customization', route: '/x/react-tree-view/simple-tree-view/customization/' },
        { title: 'Focus', route: '/x/react-tree-view/simple-tree-view/focus/' },
      ],
    },
    {
      subheader: true,
      title: 'Rich Tree View',
      children: [
        { title: 'Items', route: '/x/react-tree-view/rich-tree-view/items/' },
        { title: 'Selection', route: '/x/react-tree-view/rich-tree-view/selection/' },
        { title: 'Expansion', route: '/x/react-tree-view/rich-tree-view/expansion/' },
        { title: 'Customization', route: '/x/react-tree-view/rich-tree-view/customization/' },
        { title: 'Focus', route: '/x/react-tree-view/rich-tree-view/focus/' },
        {
          title: 'Label editing',
          route: '/x/react-tree-view/rich-tree-view/editing/',
          isNew: true,
        },
        {
          title: 'Lazy loading',
          route: '/x/react-tree-view/rich-tree-view/lazy-loading/',
          plan: 'pro',
          isNew: true,
        },
        {
          title: 'Ordering',
          route: '/x/react-tree-view/rich-tree-view/ordering/',
          plan: 'pro',
          isNew: true,
        },
      ],
    },
    {
      subheader: true,
      title: 'Main features',
      children: [
        { title: 'Accessibility', route: '/x/react-tree-view/accessibility/' },
        { title: 'Item customization', route: '/x/react-tree-view/tree-item-customization/' },
      ],
    },
    {
      subheader: true,
      title: 'Resources',
      children: [
        {
          title: 'API reference',
          children: [
            { title: 'RichTreeView', route: '/x/api/tree-view/rich-tree-view/' },
            {
              title: 'RichTreeViewPro',
              route: '/x/api/tree-view/rich-tree-view-pro/',
              plan: 'pro',
            },
            { title: 'SimpleTreeView', route: '/x/api/tree-view/simple-tree-view/' },
            { title: 'TreeItem', route: '/x/api/tree-view/tree-item/' },
            {
              title: 'TreeItemDragAndDropOverlay',
              route: '/x/api/tree-view/tree-item-drag-and-drop-overlay/',
            },
            { title: 'TreeItemIcon', route: '/x/api/tree-view/tree-item-icon/' },
            { title: 'TreeItemProvider', route: '/x/api/tree-view/tree-item-provider/' },
          ],
        },
      ],
    },
  ],
};
