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
        className="rounded-lg border border-solid border-(--mui-palette-divider) p-2"
        slotProps={{
          item: {
            slotProps: {
              content: { className: 'rounded-sm py-0.5' },
              checkbox: { 'aria-hidden': true },
              labelInput: {
                'aria-label': 'File name',
                onFocus: (event) => event.target.select(),
              },
            },
          },
        }}
      />
      <Typography role="status" className="mt-4">
        Selected: {drive.selectedItems.join(', ') || 'none'}
      </Typography>
    </div>
  );
}
