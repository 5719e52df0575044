import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import {
  useTreeItem,
  type UseTreeItemParameters,
} from '@mui/x-tree-view/useTreeItem';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const keepFocus = (event: React.MouseEvent) => event.preventDefault();

const preventEditing = (event: React.MouseEvent & TreeViewCancellableEvent) => {
  event.defaultMuiPrevented = true;
};

const EditableItem = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function EditableItem(props, ref) {
    const { id, itemId, label, disabled, children, ...other } = props;
    const item = useTreeItem({
      id,
      itemId,
      label,
      disabled,
      children,
      rootRef: ref,
    });
    const { interactions } = useTreeItemUtils({ itemId, children });
    const input = React.useRef<HTMLInputElement>(null);

    const edit = (event: React.MouseEvent) => {
      event.stopPropagation();
      interactions.toggleItemEditing();
    };
    const save = (event: React.MouseEvent) => {
      event.stopPropagation();
      if (input.current?.value) {
        interactions.handleSaveItemLabel(event, input.current.value);
      }
    };
    const cancel = (event: React.MouseEvent) => {
      event.stopPropagation();
      interactions.handleCancelItemLabelEditing(event);
    };

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <TreeItemRoot {...item.getRootProps(other)}>
          <TreeItemContent {...item.getContentProps()}>
            <TreeItemIconContainer {...item.getIconContainerProps()}>
              <TreeItemIcon status={item.status} />
            </TreeItemIconContainer>
            {item.status.editing ? (
              <React.Fragment>
                <TreeItemLabelInput
                  {...item.getLabelInputProps({ 'aria-label': 'Name' })}
                  ref={input}
                />
                <IconButton
                  size="small"
                  aria-label="Save"
                  onMouseDown={keepFocus}
                  onClick={save}
                >
                  <CheckIcon fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label="Cancel"
                  onMouseDown={keepFocus}
                  onClick={cancel}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </React.Fragment>
            ) : (
              <React.Fragment>
                <TreeItemLabel
                  {...item.getLabelProps({ onDoubleClick: preventEditing })}
                />
                {item.status.editable && (
                  <IconButton
                    size="small"
                    tabIndex={-1}
                    aria-label={`Rename ${label}`}
                    onClick={edit}
                  >
                    <EditIcon fontSize="small" />
                  </IconButton>
                )}
              </React.Fragment>
            )}
          </TreeItemContent>
          {children && (
            <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
          )}
        </TreeItemRoot>
      </TreeItemProvider>
    );
  },
);

const tags = [
  {
    id: 'place',
    label: 'Place',
    children: [
      { id: 'indoors', label: 'Indoors' },
      { id: 'beach', label: 'Beach' },
    ],
  },
  { id: 'mood', label: 'Mood' },
];

export default function EditByIcons() {
  return (
    <RichTreeView
      aria-label="Tags"
      items={tags}
      isItemEditable
      defaultExpandedItems={['place']}
      slots={{ item: EditableItem }}
    />
  );
}
