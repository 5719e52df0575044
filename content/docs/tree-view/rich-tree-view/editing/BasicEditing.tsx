import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const playlists = [
  {
    id: 'running',
    label: 'Running',
    children: [
      { id: 'intervals', label: 'Intervals' },
      { id: 'long-run', label: 'Long run' },
    ],
  },
  { id: 'dinner', label: 'Dinner' },
];

export default function BasicEditing() {
  return (
    <RichTreeView
      aria-label="Playlists"
      items={playlists}
      isItemEditable
      defaultExpandedItems={['running']}
    />
  );
}
