import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DepartmentList() {
  return (
    <SimpleTreeView
      aria-label="Departments"
      defaultExpandedItems={['garden']}
      defaultSelectedItems="tools"
      sx={{
        '& .MuiTreeItem-content': {
          py: '8px',
          borderRadius: 0,
          borderBottom: '1px solid',
          borderColor: 'divider',
          '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]':
            {
              color: 'primary.main',
              backgroundColor: 'transparent',
              boxShadow: 'inset 0 -2px var(--mui-palette-primary-main)',
            },
          '&[data-disabled] .MuiTreeItem-label': {
            textDecoration: 'line-through',
          },
        },
        '& .MuiTreeItem-label': { fontSize: '15px' },
      }}
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
