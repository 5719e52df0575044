import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { EditableItem } from './EditableItem';

const tags = [
  {
    id: 'place',
    label: 'Place',
    children: [
      { id: 'indoors', label: 'Indoors' },
      { id: 'beach', label: 'Beach' },
    ],
  },
  { id: 'mood', label: 'Mood' },
];

export default function EditByIcons() {
  return (
    <RichTreeView
      aria-label="Tags"
      items={tags}
      isItemEditable
      defaultExpandedItems={['place']}
      slots={{ item: EditableItem }}
    />
  );
}
