import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import { styled } from '@mui/material/styles';
import DragIcon from '@mui/icons-material/DragIndicator';
import {
  TreeItemDragAndDropOverlay,
  TreeItemIcon,
  TreeItemProvider,
  useTreeItem,
  type UseTreeItemParameters,
} from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const agenda = [
  { id: 'opening', label: 'Opening' },
  {
    id: 'budget',
    label: 'Budget',
    children: [
      { id: 'roof', label: 'Roof repair' },
      { id: 'heating', label: 'Heating' },
    ],
  },
  { id: 'elections', label: 'Elections' },
];

const Root = styled('li')({ listStyle: 'none', outline: 0 });

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  paddingInlineStart:
    'calc(8px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  cursor: 'grab',
  '&[data-selected]': {
    backgroundColor: (theme.vars ?? theme).palette.action.selected,
  },
  'li:focus-visible > &': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: -2,
  },
}));

const Group = styled(Collapse)({ margin: 0, padding: 0 });

const AgendaItem = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function AgendaItem(props, rootRef) {
    const { id, itemId, label, disabled, children, ...other } = props;
    const item = useTreeItem({
      id,
      itemId,
      label,
      disabled,
      children,
      rootRef,
    });

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <Root {...item.getRootProps(other)}>
          <Row {...item.getContentProps()}>
            <DragIcon fontSize="small" color="action" />
            <span>{label}</span>
            <TreeItemIcon status={item.status} />
            <TreeItemDragAndDropOverlay
              {...item.getDragAndDropOverlayProps()}
            />
          </Row>
          {children && <Group {...item.getGroupTransitionProps()} />}
        </Root>
      </TreeItemProvider>
    );
  },
);

export default function HeadlessReorder() {
  return (
    <RichTreeViewPro
      aria-label="Agenda"
      items={agenda}
      slots={{ item: AgendaItem }}
      itemsReordering
      itemChildrenIndentation={24}
      defaultExpandedItems={['budget']}
    />
  );
}
