import { DataGrid, GridFooterContainer } from '@mui/x-data-grid';
import type { PropsFromSlot, GridSlots } from '@mui/x-data-grid';
import { columns, wines } from './cellar';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    total: number;
  }
}

function TotalFooter({ total }: PropsFromSlot<GridSlots['footer']>) {
  return (
    <GridFooterContainer sx={{ px: 2 }}>
      {total} bottles in the cellar
    </GridFooterContainer>
  );
}

const bottles = wines.reduce((sum, wine) => sum + wine.bottles, 0);

export default function FooterTotal() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Wine cellar"
        columns={columns}
        rows={wines}
        slots={{ footer: TotalFooter }}
        slotProps={{ footer: { total: bottles } }}
      />
    </div>
  );
}
