import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { PageFrame } from '../pageFrame';
import {
  ClosingsGrid,
  Figures,
  Part,
  PeriodFields,
  SalesChart,
} from './dashboardParts';
import { recorded, shops, states, type Period } from './sales';

/** States with their shops. The id of a shop is its name. */
const shopTree = states.map((state) => ({
  id: state,
  label: state,
  children: shops
    .filter((shop) => shop.state === state)
    .map(({ name }) => ({ id: name, label: name })),
}));

const everyItem = [...states, ...shops.map(({ name }) => name)];

interface Range {
  from: Dayjs | null;
  to: Dayjs | null;
}

const firstRange: Range = {
  from: dayjs('2026-05-04'),
  to: dayjs('2026-05-31'),
};

/** The period of two fields, or what is wrong with them. */
function readPeriod({ from, to }: Range): Period | string {
  if (!from?.isValid() || !to?.isValid()) {
    return 'Enter both days. The page shows the last complete period.';
  }
  const period = {
    from: from.format('YYYY-MM-DD'),
    to: to.format('YYYY-MM-DD'),
  };
  if (period.from < recorded.from || period.to > recorded.to) {
    return 'Sales are recorded from March 2 to May 31, 2026.';
  }
  return period.from > period.to
    ? 'The first day is after the last one.'
    : period;
}

export default function Dashboard() {
  const [range, setRange] = React.useState(firstRange);
  const [problem, setProblem] = React.useState<string>();
  const [period, setPeriod] = React.useState<Period>({
    from: '2026-05-04',
    to: '2026-05-31',
  });
  const [selected, setSelected] = React.useState(everyItem);

  const changeRange = (next: Range) => {
    setRange(next);
    const read = readPeriod(next);
    if (typeof read === 'string') {
      setProblem(read);
    } else {
      setProblem(undefined);
      setPeriod(read);
    }
  };

  const chosenShops = React.useMemo(
    () =>
      new Set(
        shops.map(({ name }) => name).filter((name) => selected.includes(name)),
      ),
    [selected],
  );
  const shown = { period, shops: chosenShops };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <PageFrame>
        <Box
          sx={{
            p: 2,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              '@': 'minmax(0, 1fr)',
              '@640': '190px minmax(0, 1fr)',
            },
          }}
        >
          <Box
            component="header"
            sx={{
              gridColumn: '1 / -1',
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              justifyContent: 'space-between',
            }}
          >
            <Typography component="h2" variant="h5">
              Hearth Bakery
            </Typography>
            <PeriodFields
              from={range.from}
              to={range.to}
              problem={problem}
              onChange={changeRange}
            />
          </Box>
          <Box component="section" aria-label="Shops">
            <RichTreeView
              items={shopTree}
              aria-label="Shops"
              multiSelect
              checkboxSelection
              selectionPropagation={{ parents: true, descendants: true }}
              defaultExpandedItems={states}
              selectedItems={selected}
              onSelectedItemsChange={(_, items) => setSelected(items)}
            />
            <Button
              size="small"
              onClick={() => setSelected(everyItem)}
              sx={{ mt: 1 }}
            >
              Select all shops
            </Button>
          </Box>
          <Box
            sx={{ display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' }}
          >
            <Figures {...shown} />
            <Part title="Revenue over time">
              <SalesChart {...shown} />
            </Part>
            <Part title="Daily closings">
              <ClosingsGrid {...shown} />
            </Part>
          </Box>
        </Box>
      </PageFrame>
    </LocalizationProvider>
  );
}
