import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const branch = [
  '[&_li]:relative',
  '[&_li]:before:absolute [&_li]:before:top-0 [&_li]:before:z-1',
  '[&_li]:before:start-(--line-start) [&_li]:before:h-full',
  '[&_li]:before:border-0 [&_li]:before:border-s [&_li]:before:border-dashed',
  '[&_li]:before:border-(--mui-palette-text-disabled)',
  '[&_li]:before:pointer-events-none [&_li:last-child]:before:h-4',
  '[&_li]:after:absolute [&_li]:after:top-0 [&_li]:after:z-1',
  '[&_li]:after:start-(--line-start) [&_li]:after:h-4 [&_li]:after:w-3',
  '[&_li]:after:border-0 [&_li]:after:border-b [&_li]:after:border-dashed',
  '[&_li]:after:border-(--mui-palette-text-disabled)',
  '[&_li]:after:pointer-events-none',
  '[&_li]:[--line-start:calc(16px+var(--TreeView-itemChildrenIndentation)*(var(--TreeView-itemDepth)-1))]',
].join(' ');

const classes = { itemGroupTransition: branch };

export default function ConnectionBorder() {
  return (
    <SimpleTreeView
      aria-label="Languages"
      itemChildrenIndentation={24}
      defaultExpandedItems={['stem', 'west', 'north']}
      classes={classes}
    >
      <TreeItem itemId="stem" label="Germanic">
        <TreeItem itemId="west" label="West Germanic">
          <TreeItem itemId="english" label="English" />
          <TreeItem itemId="frisian" label="Frisian" />
        </TreeItem>
        <TreeItem itemId="north" label="North Germanic">
          <TreeItem itemId="icelandic" label="Icelandic" />
        </TreeItem>
      </TreeItem>
    </SimpleTreeView>
  );
}
