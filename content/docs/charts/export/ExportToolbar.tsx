import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const toolbarProps = {
  printOptions: { fileName: 'Nights per region' },
  imageExportOptions: [
    { type: 'image/png', fileName: 'nights-per-region' },
    { type: 'image/webp', fileName: 'nights-per-region', quality: 0.8 },
  ],
};

export default function ExportToolbar() {
  return (
    <BarChartPro
      aria-label="The coast has the most overnight stays in 2025"
      height={280}
      hideLegend
      showToolbar
      xAxis={[{ data: ['Coast', 'Lakes', 'Mountains', 'Cities'] }]}
      yAxis={[{ label: 'Nights (thousand)', width: 60 }]}
      series={[{ label: 'Nights', data: [612, 388, 455, 531] }]}
      slotProps={{ toolbar: toolbarProps }}
    />
  );
}
