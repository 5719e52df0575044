import type { PlaygroundGroup } from '#core/propsPlayground/record.ts';

const first = [
  'multiSelect',
  'checkboxSelection',
  'selectionPropagation',
  'defaultExpandedItems',
  'expansionTrigger',
  'itemChildrenIndentation',
  'disableSelection',
];

const rich = {
  items: {
    presets: {
      Quays: 'items',
      'Quays, folded flat': 'items.map(({ id, label }) => ({ id, label }))',
    },
    initial: 'Quays',
  },
  isItemDisabled: { presets: { Eider: "(item) => item.id === 'eider'" } },
  isItemEditable: {
    presets: { 'All items': '() => true', Ships: '(item) => item.children === undefined' },
  },
};

export const treeViewPlaygrounds: PlaygroundGroup = {
  family: {
    imports: [],
    height: [300, 300, 300],
    groups: [{ title: 'Items', pattern: /item/i }],
    leaveOut: ['defaultSelectedItems'],
    props: {
      defaultExpandedItems: {
        presets: { 'North quay': "['north']", 'Both quays': "['north', 'south']" },
        initial: 'North quay',
      },
      itemChildrenIndentation: { range: [0, 48, 2] },
      selectionPropagation: {
        presets: {
          'Parents and descendants': '{ parents: true, descendants: true }',
          'Descendants alone': '{ descendants: true }',
        },
        brings: {
          'Parents and descendants': { checkboxSelection: 'true', multiSelect: 'true' },
          'Descendants alone': { checkboxSelection: 'true', multiSelect: 'true' },
        },
      },
    },
  },
  playgrounds: [
    {
      component: 'SimpleTreeView',
      first,
      fixed: { 'aria-label': 'Quays and ships' },
      leaveOut: ['children'],
      children: `<TreeItem itemId="north" label="North quay">
        <TreeItem itemId="sterna" label="Sterna" />
        <TreeItem itemId="eider" label="Eider" disabled />
        <TreeItem itemId="plover" label="Plover" />
      </TreeItem>
      <TreeItem itemId="south" label="South quay">
        <TreeItem itemId="gannet" label="Gannet" />
        <TreeItem itemId="curlew" label="Curlew" />
      </TreeItem>`,
      imports: ["import { TreeItem } from '@mui/x-tree-view/TreeItem';"],
    },
    {
      component: 'RichTreeView',
      sample: 'quays',
      first: ['items', ...first],
      fixed: { 'aria-label': 'Quays and ships' },
      props: rich,
    },
    {
      component: 'RichTreeViewPro',
      sample: 'quays',
      first: ['items', 'itemsReordering', ...first],
      fixed: { 'aria-label': 'Quays and ships' },
      props: rich,
    },
  ],
};
