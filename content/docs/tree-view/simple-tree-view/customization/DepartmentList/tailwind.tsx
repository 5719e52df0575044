import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const classes = {
  itemContent: [
    'rounded-none border-b border-(--mui-palette-divider) py-2',
    'data-selected:bg-transparent data-selected:text-(--mui-palette-primary-main)',
    'data-selected:shadow-[inset_0_-2px_var(--mui-palette-primary-main)]',
  ].join(' '),
  itemLabel: 'text-[15px] in-data-disabled:line-through',
};

export default function DepartmentList() {
  return (
    <SimpleTreeView
      aria-label="Departments"
      defaultExpandedItems={['garden']}
      defaultSelectedItems="tools"
      classes={classes}
    >
      <TreeItem itemId="garden" label="Garden">
        <TreeItem itemId="seeds" label="Seeds" />
        <TreeItem itemId="tools" label="Hand tools" />
        <TreeItem itemId="pots" label="Pots, sold out" disabled />
      </TreeItem>
      <TreeItem itemId="paint" label="Paint">
        <TreeItem itemId="indoor" label="Indoor" />
      </TreeItem>
    </SimpleTreeView>
  );
}
