import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files, icons, type FileEntry } from './files';

function FileItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const file = useTreeItemModel<FileEntry>(itemId);
  const { status } = useTreeItemUtils({ itemId, children });
  const kind = file?.kind ?? 'folder';
  const Icon = status.expanded ? FolderOpenIcon : icons[kind];
  const label = (
    <div className="flex items-center gap-2 text-[14px]">
      <Icon
        data-kind={kind}
        className="text-[20px] text-(--mui-palette-text-secondary) data-[kind=folder]:text-(--mui-palette-primary-main)"
      />
      <span className="grow truncate">{props.label}</span>
      <small className="shrink-0 text-[12px] text-(--mui-palette-text-secondary)">
        {file?.size}
      </small>
    </div>
  );

  return <TreeItem {...props} slotProps={{ label: { children: label } }} />;
}

const classes = {
  itemContent: 'rounded',
  itemGroupTransition: [
    'relative before:absolute before:inset-y-0',
    'before:start-[calc(15px+var(--TreeView-itemChildrenIndentation)*var(--TreeView-itemDepth))]',
    'before:border-s before:border-(--mui-palette-divider)',
  ].join(' '),
};

export default function FileExplorer() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      slots={{ item: FileItem }}
      classes={classes}
      itemChildrenIndentation={20}
      defaultExpandedItems={['harbor', 'photos']}
      defaultSelectedItems="report"
    />
  );
}
