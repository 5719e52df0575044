import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const routes = [
  {
    id: 'oban',
    label: 'Oban',
    children: [
      { id: 'oban-craignure', label: 'Craignure, 50 min' },
      { id: 'oban-lismore', label: 'Lismore, 55 min' },
    ],
  },
  {
    id: 'mallaig',
    label: 'Mallaig',
    children: [
      { id: 'mallaig-armadale', label: 'Armadale, 45 min' },
      { id: 'mallaig-eigg', label: 'Eigg, 75 min' },
    ],
  },
];

export default function FerryRoutes() {
  return (
    <RichTreeView
      aria-label="Ferry routes by port"
      items={routes}
      defaultExpandedItems={['oban']}
    />
  );
}
