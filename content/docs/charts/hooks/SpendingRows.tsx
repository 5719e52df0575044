import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import type { HighlightItemData } from '@mui/x-charts/context';
import { useItemHighlighted, usePieSeries } from '@mui/x-charts/hooks';
import { PiePlot } from '@mui/x-charts/PieChart';

interface RowProps {
  item: HighlightItemData;
  color: string;
  label: string;
  value: string;
  onHighlight: (item: HighlightItemData | null) => void;
}

function Row({ item, color, label, value, onHighlight }: RowProps) {
  const { isHighlighted, isFaded } = useItemHighlighted(item);

  return (
    <li>
      <ListItemButton
        dense
        selected={isHighlighted}
        data-faded={isFaded || undefined}
        onFocus={() => onHighlight(item)}
        onBlur={() => onHighlight(null)}
        onPointerEnter={() => onHighlight(item)}
        onPointerLeave={() => onHighlight(null)}
        sx={{ gap: 1, '&[data-faded]': { opacity: 0.6 } }}
      >
        <ChartsLabelMark type="square" color={color} />
        <ListItemText primary={label} />
        <Typography variant="body2" dir="ltr">
          {value}
        </Typography>
      </ListItemButton>
    </li>
  );
}

function Rows({ onHighlight }: Pick<RowProps, 'onHighlight'>) {
  return usePieSeries().flatMap(({ id: seriesId, data }) =>
    data.map(({ id, color, formattedValue }, dataIndex) => (
      <Row
        key={id}
        item={{ seriesId, dataIndex }}
        color={color}
        label={String(id)}
        value={formattedValue}
        onHighlight={onHighlight}
      />
    )),
  );
}

const data = [
  { id: 'Schools', value: 41 },
  { id: 'Roads', value: 23 },
  { id: 'Parks', value: 14 },
  { id: 'Culture', value: 9 },
];

export default function SpendingRows() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);

  return (
    <ChartDataProvider
      height={200}
      series={[
        {
          type: 'pie',
          data,
          innerRadius: 45,
          outerRadius: 85,
          valueFormatter: ({ value }) => `€${value} million`,
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      highlightedItem={item}
      onHighlightChange={setItem}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ alignItems: { sm: 'center' } }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ChartsSurface aria-label="Schools get the largest part of what a town spends">
            <PiePlot />
          </ChartsSurface>
        </Box>
        <Stack
          component="ul"
          aria-label="Spending of a town"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            width: { sm: 260 },
            flexShrink: 0,
          }}
        >
          <Rows onHighlight={setItem} />
        </Stack>
      </Stack>
    </ChartDataProvider>
  );
}
