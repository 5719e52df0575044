import * as React from 'react';
import Chip from '@mui/material/Chip';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import {
  useTreeItem,
  type UseTreeItemParameters,
} from '@mui/x-tree-view/useTreeItem';

interface Step {
  id: string;
  label: string;
  due: string;
  children?: Step[];
}

const project: Step[] = [
  {
    id: 'survey',
    label: 'Survey',
    due: 'March',
    children: [
      { id: 'drone', label: 'Drone flight', due: '4 March' },
      { id: 'soil', label: 'Soil samples', due: '19 March' },
    ],
  },
  { id: 'permit', label: 'Permit', due: 'May' },
];

const StepItem = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function StepItem(props, rootRef) {
    const { id, itemId, label, disabled, children, ...other } = props;
    const item = useTreeItem({
      id,
      itemId,
      label,
      disabled,
      children,
      rootRef,
    });
    const step = useTreeItemModel<Step>(itemId);

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <TreeItemRoot {...item.getRootProps(other)}>
          <TreeItemContent {...item.getContentProps()}>
            <TreeItemLabel {...item.getLabelProps()} />
            <Chip size="small" label={step?.due} />
            <TreeItemIconContainer {...item.getIconContainerProps()}>
              <TreeItemIcon status={item.status} />
            </TreeItemIconContainer>
          </TreeItemContent>
          {children && (
            <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
          )}
        </TreeItemRoot>
      </TreeItemProvider>
    );
  },
);

export default function OwnParts() {
  return (
    <RichTreeView
      aria-label="Building project"
      items={project}
      slots={{ item: StepItem }}
      defaultExpandedItems={['survey']}
    />
  );
}
