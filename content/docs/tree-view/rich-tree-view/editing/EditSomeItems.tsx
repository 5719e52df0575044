import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Calendar {
  id: string;
  label: string;
  shared?: boolean;
  children?: Calendar[];
}

const calendars: Calendar[] = [
  {
    id: 'mine',
    label: 'My calendars',
    children: [
      { id: 'work', label: 'Work' },
      { id: 'family', label: 'Family' },
    ],
  },
  {
    id: 'shared',
    label: 'Shared with me, read only',
    shared: true,
    children: [{ id: 'school', label: 'School, read only', shared: true }],
  },
];

const isItemEditable = (calendar: Calendar) => !calendar.shared;

export default function EditSomeItems() {
  return (
    <RichTreeView
      aria-label="Calendars"
      items={calendars}
      isItemEditable={isItemEditable}
      defaultExpandedItems={['mine', 'shared']}
    />
  );
}
