import * as React from 'react';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const stages: TreeViewBaseItem[] = [
  {
    id: 'planning',
    label: 'Planning',
    children: [
      { id: 'survey', label: 'Survey' },
      { id: 'permit', label: 'Permit' },
    ],
  },
  { id: 'building', label: 'Building' },
];

function rename(
  items: TreeViewBaseItem[],
  id: string,
  label: string,
): TreeViewBaseItem[] {
  return items.map((item) => ({
    ...item,
    label: item.id === id ? label : item.label,
    children: item.children && rename(item.children, id, label),
  }));
}

export default function TrackLabelChange() {
  const [history, setHistory] = React.useState([stages]);
  const items = history[history.length - 1];

  return (
    <div>
      <Button
        variant="outlined"
        disabled={history.length === 1}
        onClick={() => setHistory(history.slice(0, -1))}
        sx={{ mb: 2 }}
      >
        Undo rename
      </Button>
      <RichTreeView
        aria-label="Project stages"
        items={items}
        isItemEditable
        defaultExpandedItems={['planning']}
        onItemLabelChange={(itemId, label) =>
          setHistory([...history, rename(items, itemId, label)])
        }
      />
    </div>
  );
}
