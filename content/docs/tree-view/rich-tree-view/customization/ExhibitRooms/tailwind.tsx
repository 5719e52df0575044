import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { rooms } from './rooms';

const itemContent = [
  'rounded-2xl py-1.5',
  'data-selected:bg-(--mui-palette-primary-main)',
  'data-selected:text-(--mui-palette-primary-contrastText)',
  '[li:focus-visible>&]:outline-2 [li:focus-visible>&]:outline-offset-1',
  '[li:focus-visible>&]:outline-(--mui-palette-primary-main)',
].join(' ');

const classes = {
  itemContent,
  itemLabel: 'text-[14px] in-data-expanded:font-bold',
};

export default function ExhibitRooms() {
  return (
    <RichTreeView
      aria-label="Exhibition rooms"
      items={rooms}
      defaultExpandedItems={['ground']}
      defaultSelectedItems="maps"
      classes={classes}
    />
  );
}
