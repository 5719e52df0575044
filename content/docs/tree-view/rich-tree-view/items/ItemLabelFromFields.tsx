import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Ward {
  id: string;
  name: string;
  beds: number;
  children?: Ward[];
}

const wards: Ward[] = [
  {
    id: 'surgery',
    name: 'Surgery',
    beds: 46,
    children: [
      { id: 'surgery-a', name: 'Ward A', beds: 24 },
      { id: 'surgery-b', name: 'Ward B', beds: 22 },
    ],
  },
  {
    id: 'children',
    name: 'Children’s medicine',
    beds: 18,
    children: [
      { id: 'neonatal', name: 'Neonatal', beds: 6 },
      { id: 'general', name: 'General', beds: 12 },
    ],
  },
];

const getItemLabel = (ward: Ward) => `${ward.name} (${ward.beds} beds)`;

export default function ItemLabelFromFields() {
  return (
    <RichTreeView
      aria-label="Hospital wards"
      items={wards}
      getItemLabel={getItemLabel}
      defaultExpandedItems={['surgery']}
    />
  );
}
