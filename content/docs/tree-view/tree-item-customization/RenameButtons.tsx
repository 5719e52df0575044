import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import EditIcon from '@mui/icons-material/Edit';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const scenes = [
  {
    id: 'act-1',
    label: 'Act one',
    children: [
      { id: 'harbor', label: 'The harbor' },
      { id: 'letter', label: 'The letter' },
    ],
  },
  { id: 'act-2', label: 'Act two' },
];

function SceneItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });
  const label = (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1 }}>{props.label}</Box>
      <IconButton
        aria-label={`Rename ${props.label}`}
        size="small"
        tabIndex={-1}
        onClick={(event) => {
          event.stopPropagation();
          interactions.toggleItemEditing();
        }}
      >
        <EditIcon fontSize="small" />
      </IconButton>
    </Box>
  );

  return <TreeItem {...props} slotProps={{ label: { children: label } }} />;
}

export default function RenameButtons() {
  return (
    <RichTreeView
      aria-label="Scenes"
      items={scenes}
      slots={{ item: SceneItem }}
      defaultExpandedItems={['act-1']}
      isItemEditable
    />
  );
}
