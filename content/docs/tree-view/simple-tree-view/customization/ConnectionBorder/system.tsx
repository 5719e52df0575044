import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const indent =
  'calc(16px + var(--TreeView-itemChildrenIndentation) * (var(--TreeView-itemDepth) - 1))';
const line = '1px dashed var(--mui-palette-text-disabled)';

export default function ConnectionBorder() {
  return (
    <SimpleTreeView
      aria-label="Languages"
      itemChildrenIndentation={24}
      defaultExpandedItems={['stem', 'west', 'north']}
      sx={{
        '& [role="group"] [role="treeitem"]': {
          position: 'relative',
          '&::before, &::after': {
            content: '""',
            position: 'absolute',
            zIndex: 1,
            pointerEvents: 'none',
            insetBlockStart: 0,
            insetInlineStart: indent,
          },
          '&::before': { height: '100%', borderInlineStart: line },
          '&:last-child::before': { height: '16px' },
          '&::after': { width: '12px', height: '16px', borderBottom: line },
        },
      }}
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
