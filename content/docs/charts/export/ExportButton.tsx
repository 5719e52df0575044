import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';

const title = 'Books lent by the library, 2021 to 2025';

/** Puts the title over the chart in the exported document. */
function addTitle(iframe: HTMLIFrameElement) {
  const exported = iframe.contentDocument;
  if (!exported) {
    return;
  }
  const heading = exported.createElement('h1');
  heading.textContent = title;
  heading.style.font = '600 18px sans-serif';
  heading.style.textAlign = 'center';
  exported.body.prepend(heading);
}

export default function ExportButton() {
  const apiRef = useChartProApiRef<'line'>();

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.exportAsImage({
              fileName: 'library-loans',
              onBeforeExport: addTitle,
            })
          }
        >
          Save as PNG
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.exportAsPrint({
              fileName: title,
              onBeforeExport: addTitle,
            })
          }
        >
          Print
        </Button>
      </Stack>
      <LineChartPro
        apiRef={apiRef}
        aria-label={title}
        height={260}
        xAxis={[
          {
            scaleType: 'point',
            data: ['2021', '2022', '2023', '2024', '2025'],
          },
        ]}
        yAxis={[{ label: 'Loans (thousand)', min: 0, width: 60 }]}
        series={[
          { label: 'Books', data: [88, 91, 97, 102, 99] },
          { label: 'E-books', data: [11, 16, 22, 29, 34] },
        ]}
      />
    </Stack>
  );
}
