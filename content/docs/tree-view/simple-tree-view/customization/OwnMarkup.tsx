import * as React from 'react';
import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import {
  useTreeItem,
  type UseTreeItemParameters,
} from '@mui/x-tree-view/useTreeItem';

const Root = styled('li')({ listStyle: 'none', outline: 0 });

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  paddingBlock: 4,
  paddingInlineStart: 'calc(8px + 28px * var(--TreeView-itemDepth))',
  cursor: 'pointer',
  '&[data-selected]': {
    backgroundColor: (theme.vars ?? theme).palette.action.selected,
  },
  '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  'li:focus-visible > &': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: -2,
  },
}));

const Sign = styled('span')({ width: 20, textAlign: 'center' });
const Group = styled('ul')({ margin: 0, padding: 0 });

const ClauseItem = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function ClauseItem(props, rootRef) {
    const { id, itemId, label, disabled, children, ...other } = props;
    const item = useTreeItem({
      id,
      itemId,
      label,
      disabled,
      children,
      rootRef,
    });
    const { expandable, expanded } = item.status;

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <Root {...item.getRootProps(other)}>
          <Row {...item.getContentProps()}>
            <Sign aria-hidden {...item.getIconContainerProps()}>
              {expandable ? (expanded ? '−' : '+') : '§'}
            </Sign>
            <span>{label}</span>
          </Row>
          {children && (
            <Group role="group" hidden={!expanded}>
              {children}
            </Group>
          )}
        </Root>
      </TreeItemProvider>
    );
  },
);

export default function OwnMarkup() {
  return (
    <SimpleTreeView aria-label="Lease" defaultExpandedItems={['rent']}>
      <ClauseItem itemId="rent" label="Rent">
        <ClauseItem itemId="amount" label="Amount and due date" />
        <ClauseItem itemId="increase" label="Increase" />
        <ClauseItem itemId="deposit" label="Deposit, waived" disabled />
      </ClauseItem>
      <ClauseItem itemId="repairs" label="Repairs">
        <ClauseItem itemId="small" label="Small repairs" />
      </ClauseItem>
    </SimpleTreeView>
  );
}
