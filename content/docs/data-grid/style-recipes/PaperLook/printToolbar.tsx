import { ExportPrint, Toolbar } from '@mui/x-data-grid';

const options = {
  fileName: 'Shipments on paper',
  hideToolbar: true,
  hideFooter: true,
  pageStyle: '@page { size: A4 landscape; }',
};

export function PrintToolbar() {
  return (
    <Toolbar>
      <ExportPrint options={options}>Print</ExportPrint>
    </Toolbar>
  );
}
