import { styled } from '@mui/material/styles';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files, icons, type FileEntry } from './files';

const Label = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontSize: '14px',
  '& svg': { fontSize: '20px', color: 'var(--mui-palette-text-secondary)' },
  '& svg[data-kind="folder"]': { color: 'var(--mui-palette-primary-main)' },
  '& > span': {
    flexGrow: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > small': {
    flexShrink: 0,
    fontSize: '12px',
    color: 'var(--mui-palette-text-secondary)',
  },
});

function FileItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const file = useTreeItemModel<FileEntry>(itemId);
  const { status } = useTreeItemUtils({ itemId, children });
  const kind = file?.kind ?? 'folder';
  const Icon = status.expanded ? FolderOpenIcon : icons[kind];
  const label = (
    <Label>
      <Icon data-kind={kind} />
      <span>{props.label}</span>
      <small>{file?.size}</small>
    </Label>
  );

  return <TreeItem {...props} slotProps={{ label: { children: label } }} />;
}

export default function FileExplorer() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      slots={{ item: FileItem }}
      itemChildrenIndentation={20}
      defaultExpandedItems={['harbor', 'photos']}
      defaultSelectedItems="report"
      sx={{
        '& .MuiTreeItem-content': { borderRadius: '4px' },
        '& .MuiTreeItem-groupTransition': {
          position: 'relative',
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart:
              'calc(15px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
            borderInlineStart: '1px solid var(--mui-palette-divider)',
          },
        },
      }}
    />
  );
}
