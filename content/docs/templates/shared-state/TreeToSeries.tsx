import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { halls, visits, type Hall } from './visits';

type Group = 'adults' | 'children';

interface Series {
  id: string;
  hall: Hall;
  group: Group;
}

const groupNames: Record<Group, string> = {
  adults: 'Adults',
  children: 'Children',
};

const allSeries: readonly Series[] = halls.flatMap((hall) =>
  (['adults', 'children'] as const).map((group) => ({
    id: `${hall} ${group}`,
    hall,
    group,
  })),
);

const items = halls.map((hall) => ({
  id: hall,
  label: hall,
  children: allSeries
    .filter((series) => series.hall === hall)
    .map(({ id, group }) => ({ id, label: groupNames[group] })),
}));

const days = visits
  .filter(({ hall }) => hall === halls[0])
  .map(({ date }) => date);

export default function TreeToSeries() {
  const [selected, setSelected] = React.useState<string[]>([
    'Oceans adults',
    'Dinosaurs adults',
  ]);
  // In the order of the tree, whatever the order of the clicks was.
  const shown = allSeries.filter(({ id }) => selected.includes(id));

  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            '@': 'minmax(0, 1fr)',
            '@500': '180px minmax(0, 1fr)',
          },
        }}
      >
        <RichTreeView
          aria-label="Series"
          items={items}
          multiSelect
          checkboxSelection
          selectionPropagation={{ parents: true, descendants: true }}
          defaultExpandedItems={['Dinosaurs', 'Oceans']}
          selectedItems={selected}
          onSelectedItemsChange={(_, ids) => setSelected(ids)}
        />
        <LineChart
          height={320}
          xAxis={[
            {
              data: days,
              scaleType: 'point',
              valueFormatter: (day) => day.slice(-2),
            },
          ]}
          yAxis={[{ min: 0, max: 250, width: 44 }]}
          series={shown.map(({ id, hall, group }) => ({
            id,
            label: `${hall}, ${groupNames[group].toLowerCase()}`,
            data: visits
              .filter((visit) => visit.hall === hall)
              .map((visit) => visit[group]),
            showMark: false,
          }))}
          localeText={{ noData: 'Check a hall or a group' }}
        />
      </Box>
    </Box>
  );
}
