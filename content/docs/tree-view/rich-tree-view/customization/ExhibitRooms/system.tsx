import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { rooms } from './rooms';

export default function ExhibitRooms() {
  return (
    <RichTreeView
      aria-label="Exhibition rooms"
      items={rooms}
      defaultExpandedItems={['ground']}
      defaultSelectedItems="maps"
      sx={{
        '& .MuiTreeItem-content': {
          py: '6px',
          borderRadius: '16px',
          '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]':
            { color: 'primary.contrastText', backgroundColor: 'primary.main' },
          '&[data-expanded] .MuiTreeItem-label': { fontWeight: 700 },
        },
        '& li:focus-visible > .MuiTreeItem-content': {
          outline: '2px solid var(--mui-palette-primary-main)',
          outlineOffset: '1px',
        },
        '& .MuiTreeItem-label': { fontSize: '14px' },
      }}
    />
  );
}
