import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const colors = { easy: 'success', steep: 'default', closed: 'error' } as const;

interface TrailItemProps extends TreeItemProps {
  label: string;
  grade?: keyof typeof colors;
}

function TrailItem({ grade, label, ...props }: TrailItemProps) {
  return (
    <TreeItem
      {...props}
      disabled={grade === 'closed'}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {label}
          {grade && <Chip size="small" label={grade} color={colors[grade]} />}
        </Box>
      }
    />
  );
}

export default function TrailItems() {
  return (
    <SimpleTreeView aria-label="Trails" defaultExpandedItems={['lake']}>
      <TrailItem itemId="lake" label="Lake side">
        <TrailItem itemId="shore" label="Shore path" grade="easy" />
        <TrailItem itemId="ridge" label="Ridge walk" grade="steep" />
        <TrailItem itemId="gorge" label="Gorge" grade="closed" />
      </TrailItem>
      <TrailItem itemId="forest" label="Forest">
        <TrailItem itemId="beech" label="Beech loop" grade="easy" />
      </TrailItem>
    </SimpleTreeView>
  );
}
