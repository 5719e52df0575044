import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { rooms } from './rooms';
import './styles.css';

export default function ExhibitRooms() {
  return (
    <RichTreeView
      className="ExhibitRooms"
      aria-label="Exhibition rooms"
      items={rooms}
      defaultExpandedItems={['ground']}
      defaultSelectedItems="maps"
    />
  );
}
