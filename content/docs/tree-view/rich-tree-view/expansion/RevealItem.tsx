import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const organization = [
  {
    id: 'operations',
    label: 'Operations',
    children: [
      {
        id: 'maintenance',
        label: 'Maintenance',
        children: [
          { id: 'haddad', label: 'Rana Haddad' },
          { id: 'silva', label: 'João Silva' },
        ],
      },
      { id: 'dispatch', label: 'Dispatch' },
    ],
  },
  { id: 'finance', label: 'Finance' },
];

export default function RevealItem() {
  const apiRef = useTreeViewApiRef();

  const reveal = (itemId: string) => {
    const parentId = apiRef.current?.getParentId(itemId);
    if (parentId) {
      reveal(parentId);
      apiRef.current?.setItemExpansion({
        itemId: parentId,
        shouldBeExpanded: true,
      });
    }
  };

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => reveal('haddad')}>
          Show Rana Haddad
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.setItemExpansion({ itemId: 'operations' })
          }
        >
          Toggle Operations
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Organization"
        apiRef={apiRef}
        items={organization}
      />
    </div>
  );
}
