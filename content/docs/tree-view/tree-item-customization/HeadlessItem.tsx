import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import {
  useTreeItem,
  type UseTreeItemParameters,
} from '@mui/x-tree-view/useTreeItem';
import { rights, type Right } from './rights';

const Root = styled('li')({ listStyle: 'none', outline: 0 });

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  paddingInline:
    'calc(8px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth)) 8px',
  cursor: 'pointer',
  '&:hover, &[data-selected]': {
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
  },
  '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  'li:focus-visible > &': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: -2,
  },
}));

const Icon = styled('span')({ display: 'flex', width: 24 });
const Box = styled('span')({ display: 'flex' });
const Label = styled('span')({ flexGrow: 1 });
const Group = styled(Collapse)({ margin: 0, padding: 0 });

const RightItem = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function RightItem(props, rootRef) {
    const { id, itemId, label, disabled, children, ...other } = props;
    const item = useTreeItem({
      id,
      itemId,
      label,
      disabled,
      children,
      rootRef,
    });
    const { visible, indeterminate, ref, ...checkbox } = item.getCheckboxProps<{
      visible?: boolean;
      indeterminate?: boolean;
    }>();

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <Root {...item.getRootProps(other)}>
          <Row {...item.getContentProps()}>
            <Icon {...item.getIconContainerProps()}>
              <TreeItemIcon status={item.status} />
            </Icon>
            {visible && (
              <Box ref={ref}>
                <input
                  {...checkbox}
                  type="checkbox"
                  ref={(input) => {
                    if (input) {
                      input.indeterminate = indeterminate === true;
                    }
                  }}
                />
              </Box>
            )}
            {item.status.editing ? (
              <input
                {...item.getLabelInputProps()}
                aria-label="Name of the right"
              />
            ) : (
              <Label {...item.getLabelProps()} />
            )}
          </Row>
          {children && <Group {...item.getGroupTransitionProps()} />}
        </Root>
      </TreeItemProvider>
    );
  },
);

const isLocked = (right: Right) => right.locked === true;
const canRename = (right: Right) => !right.children;

export default function HeadlessItem() {
  return (
    <RichTreeView
      aria-label="Rights of an accountant"
      items={rights}
      slots={{ item: RightItem }}
      isItemDisabled={isLocked}
      isItemEditable={canRename}
      multiSelect
      checkboxSelection
      selectionPropagation={{ parents: true, descendants: true }}
      defaultSelectedItems={['read']}
      defaultExpandedItems={['ledger']}
    />
  );
}
