import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files, icons, type FileEntry } from './files';
import './styles.css';

function FileItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const file = useTreeItemModel<FileEntry>(itemId);
  const { status } = useTreeItemUtils({ itemId, children });
  const kind = file?.kind ?? 'folder';
  const Icon = status.expanded ? FolderOpenIcon : icons[kind];
  const label = (
    <div className="FileExplorer-label">
      <Icon data-kind={kind} className="FileExplorer-icon" />
      <span className="FileExplorer-name">{props.label}</span>
      <small className="FileExplorer-size">{file?.size}</small>
    </div>
  );

  return <TreeItem {...props} slotProps={{ label: { children: label } }} />;
}

export default function FileExplorer() {
  return (
    <RichTreeView
      className="FileExplorer"
      aria-label="Files"
      items={files}
      slots={{ item: FileItem }}
      itemChildrenIndentation={20}
      defaultExpandedItems={['harbor', 'photos']}
      defaultSelectedItems="report"
    />
  );
}
