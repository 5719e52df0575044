import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Taxon {
  id: string;
  label: string;
  sightings: number;
  children?: Taxon[];
}

const birds: Taxon[] = [
  {
    id: 'waders',
    label: 'Waders',
    sightings: 58,
    children: [
      { id: 'avocet', label: 'Avocet', sightings: 41 },
      { id: 'curlew', label: 'Curlew', sightings: 17 },
    ],
  },
  {
    id: 'terns',
    label: 'Terns',
    sightings: 23,
    children: [{ id: 'little-tern', label: 'Little tern', sightings: 23 }],
  },
];

function TaxonItem(props: TreeItemProps) {
  const taxon = useTreeItemModel<Taxon>(props.itemId);
  const label = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Avatar
        sx={{
          width: 28,
          height: 28,
          fontSize: 13,
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
        }}
      >
        {taxon?.sightings}
      </Avatar>
      {props.label}
    </Box>
  );

  return <TreeItem {...props} slotProps={{ label: { children: label } }} />;
}

export default function SpeciesItems() {
  return (
    <RichTreeView
      aria-label="Bird sightings"
      items={birds}
      slots={{ item: TaxonItem }}
      defaultExpandedItems={['waders']}
    />
  );
}
