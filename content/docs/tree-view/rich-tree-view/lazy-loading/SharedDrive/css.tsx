import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useDrive } from './useDrive';
import './styles.css';

export default function SharedDrive() {
  const drive = useDrive();

  return (
    <div>
      <RichTreeViewPro
        {...drive}
        aria-label="Shared drive, F2 renames"
        className="SharedDrive-tree"
        slotProps={{
          item: {
            slotProps: {
              checkbox: { 'aria-hidden': true },
              labelInput: {
                'aria-label': 'File name',
                onFocus: (event) => event.target.select(),
              },
            },
          },
        }}
      />
      <Typography role="status" className="SharedDrive-status">
        Selected: {drive.selectedItems.join(', ') || 'none'}
      </Typography>
    </div>
  );
}
