import * as React from 'react';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import {
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';
import { useChartProApiContext } from '@mui/x-charts-pro/context';

const hours = Array.from({ length: 48 }, (_, hour) => hour);
const calls = hours.map((hour) =>
  Math.round(
    60 - 45 * Math.cos(((hour % 24) / 12) * Math.PI) + 8 * Math.sin(hour * 2),
  ),
);

function ZoomToolbar() {
  const apiRef = useChartProApiContext();

  return (
    <Toolbar aria-label="Zoom of the calls">
      <ChartsToolbarZoomInTrigger
        render={<ToolbarButton size="small" aria-label="Zoom in" />}
      >
        <ZoomInIcon fontSize="small" />
      </ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger
        render={<ToolbarButton size="small" aria-label="Zoom out" />}
      >
        <ZoomOutIcon fontSize="small" />
      </ChartsToolbarZoomOutTrigger>
      <ToolbarButton
        size="small"
        aria-label="Show all hours"
        onClick={() =>
          apiRef.current.setAxisZoomData('hour', {
            axisId: 'hour',
            start: 0,
            end: 100,
          })
        }
      >
        <RestartAltIcon fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: ZoomToolbar };

export default function CustomToolbar() {
  return (
    <LineChartPro
      aria-label="Calls per hour peak at noon on both days"
      height={280}
      hideLegend
      showToolbar
      xAxis={[
        {
          id: 'hour',
          data: hours,
          domainLimit: 'strict',
          valueFormatter: (hour: number) => `${hour % 24}:00`,
          zoom: true,
        },
      ]}
      yAxis={[{ label: 'Calls per hour', min: 0, width: 60 }]}
      series={[{ label: 'Calls', data: calls, showMark: false }]}
      slots={slots}
    />
  );
}
