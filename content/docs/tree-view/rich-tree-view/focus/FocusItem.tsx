import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const report = [
  {
    id: 'findings',
    label: 'Findings',
    children: [
      { id: 'roof', label: 'Roof' },
      { id: 'wiring', label: 'Wiring' },
    ],
  },
  { id: 'costs', label: 'Costs' },
  { id: 'photos', label: 'Photos' },
];

export default function FocusItem() {
  const apiRef = useTreeViewApiRef();

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={(event) => apiRef.current?.focusItem(event, 'wiring')}
        >
          Go to wiring
        </Button>
        <Button
          variant="outlined"
          onClick={(event) => apiRef.current?.focusItem(event, 'costs')}
        >
          Go to costs
        </Button>
      </Stack>
      <RichTreeView
        aria-label="House report"
        apiRef={apiRef}
        items={report}
        defaultExpandedItems={['findings']}
      />
    </div>
  );
}
