import * as React from 'react';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useChartRootRef } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';

function FullScreenToolbar() {
  const rootRef = useChartRootRef();
  const [refused, setRefused] = React.useState(false);

  const toggle = async () => {
    try {
      if (document.fullscreenElement === null) {
        await rootRef.current?.requestFullscreen();
      } else {
        await document.exitFullscreen();
      }
      setRefused(false);
    } catch {
      // Phones and frames can lack it, or forbid it.
      setRefused(true);
    }
  };

  return (
    <Toolbar aria-label="View">
      <ToolbarButton aria-label="Full screen" size="small" onClick={toggle}>
        <FullscreenIcon />
      </ToolbarButton>
      <Typography role="status" variant="body2">
        {refused && 'The browser refused the full screen.'}
      </Typography>
    </Toolbar>
  );
}

const slots = { toolbar: FullScreenToolbar };

export default function FullScreen() {
  return (
    <Box sx={{ height: 300 }}>
      <LineChart
        aria-label="The water level falls from 312 to 268 centimeters in June"
        showToolbar
        sx={{ '&:fullscreen': { bgcolor: 'background.default', p: 2 } }}
        xAxis={[
          {
            scaleType: 'point',
            data: [1, 6, 11, 16, 21, 26],
            label: 'Day of June',
          },
        ]}
        yAxis={[{ label: 'Level (cm)', min: 240, max: 320, width: 60 }]}
        series={[
          { label: 'North gauge', data: [312, 306, 299, 291, 280, 268] },
          { label: 'South gauge', data: [288, 285, 281, 270, 262, 255] },
        ]}
        slots={slots}
        slotProps={{ tooltip: { disablePortal: true } }}
      />
    </Box>
  );
}
