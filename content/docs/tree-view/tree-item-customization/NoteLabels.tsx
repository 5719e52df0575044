import Box from '@mui/material/Box';
import ArticleIcon from '@mui/icons-material/Article';
import MicIcon from '@mui/icons-material/Mic';
import PhotoIcon from '@mui/icons-material/Photo';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Note {
  id: string;
  label: string;
  kind: 'text' | 'voice' | 'photo';
  children?: Note[];
}

const notes: Note[] = [
  {
    id: 'dig',
    label: 'Dig, trench 4',
    kind: 'text',
    children: [
      { id: 'wall', label: 'North wall', kind: 'photo' },
      { id: 'soil', label: 'Soil layers', kind: 'voice' },
    ],
  },
  { id: 'finds', label: 'List of finds', kind: 'text' },
];

const icons = { text: ArticleIcon, voice: MicIcon, photo: PhotoIcon };

function NoteItem(props: TreeItemProps) {
  const note = useTreeItemModel<Note>(props.itemId);
  const Icon = icons[note?.kind ?? 'text'];
  const label = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" sx={{ color: 'text.secondary' }} />
      {props.label}
    </Box>
  );

  return <TreeItem {...props} slotProps={{ label: { children: label } }} />;
}

export default function NoteLabels() {
  return (
    <RichTreeView
      aria-label="Field notes"
      items={notes}
      slots={{ item: NoteItem }}
      defaultExpandedItems={['dig']}
      expansionTrigger="iconContainer"
      isItemEditable
    />
  );
}
