import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const regions = [
  {
    id: 'north',
    label: 'North',
    children: [
      { id: 'umea', label: 'Umeå' },
      { id: 'kiruna', label: 'Kiruna' },
    ],
  },
  { id: 'south', label: 'South', children: [{ id: 'lund', label: 'Lund' }] },
];

export default function SelectByApi() {
  const apiRef = useTreeViewApiRef();

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setItemSelection({ itemId: 'lund' })}
        >
          Only Lund
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.setItemSelection({
              itemId: 'kiruna',
              keepExistingSelection: true,
              shouldBeSelected: true,
            })
          }
        >
          Add Kiruna
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.setItemSelection({
              itemId: 'kiruna',
              keepExistingSelection: true,
              shouldBeSelected: false,
            })
          }
        >
          Remove Kiruna
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Sales regions"
        apiRef={apiRef}
        multiSelect
        items={regions}
        defaultExpandedItems={['north', 'south']}
        defaultSelectedItems={['umea']}
      />
    </div>
  );
}
