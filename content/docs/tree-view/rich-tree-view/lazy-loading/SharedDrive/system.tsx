import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useDrive } from './useDrive';

export default function SharedDrive() {
  const drive = useDrive();

  return (
    <div>
      <RichTreeViewPro
        {...drive}
        aria-label="Shared drive, F2 renames"
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          p: 1,
          '& .MuiTreeItem-content': { borderRadius: 1, py: 0.25 },
        }}
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
      <Typography role="status" sx={{ mt: 2 }}>
        Selected: {drive.selectedItems.join(', ') || 'none'}
      </Typography>
    </div>
  );
}
