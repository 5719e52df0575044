import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Budget {
  id: string;
  post: string;
  /** Thousands of dollars. */
  amount: number;
}

const firstBudget: readonly Budget[] = [
  { id: 'staff', post: 'Staff', amount: 420 },
  { id: 'rent', post: 'Rent', amount: 180 },
  { id: 'shows', post: 'Exhibitions', amount: 150 },
  { id: 'ads', post: 'Advertising', amount: 50 },
];

const LIMIT = 900;

const columns: GridColDef<Budget>[] = [
  { field: 'post', headerName: 'Post', minWidth: 120, flex: 1 },
  {
    field: 'amount',
    headerName: 'Amount ($1,000)',
    type: 'number',
    width: 150,
    editable: true,
  },
];

/** Thousands of dollars as text, such as `$800,000`. */
const dollars = (thousands: number) =>
  `$${(thousands * 1000).toLocaleString('en-US')}`;

const totalOf = (budget: readonly Budget[]) =>
  budget.reduce((sum, { amount }) => sum + amount, 0);

export default function EditToChart() {
  const [budget, setBudget] = React.useState(firstBudget);
  const [problem, setProblem] = React.useState('');
  const total = totalOf(budget);

  const save = (edited: Budget) => {
    const next = budget.map((row) => (row.id === edited.id ? edited : row));
    // An emptied cell is `null`, and not 0.
    if (!Number.isFinite(edited.amount) || edited.amount < 0) {
      throw new Error('An amount is 0 or more.');
    }
    if (totalOf(next) > LIMIT) {
      throw new Error(`That is ${totalOf(next) - LIMIT} over ${LIMIT}.`);
    }
    setBudget(next);
    setProblem('');
    return edited;
  };

  return (
    <Stack spacing={2}>
      <Typography role="status">
        {dollars(total)} planned, {dollars(LIMIT - total)} left
      </Typography>
      <PieChart
        height={200}
        series={[
          {
            innerRadius: 50,
            data: budget.map(({ id, post, amount }) => ({
              id,
              label: post,
              value: amount,
            })),
            valueFormatter: ({ value }) => dollars(value),
          },
        ]}
      />
      <div style={{ height: 210, width: '100%' }}>
        <DataGrid
          label="Budget"
          rows={budget}
          columns={columns}
          density="compact"
          hideFooter
          disableRowSelectionOnClick
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
          onCellEditStop={() => setProblem('')}
        />
      </div>
      {problem && <Alert severity="error">{problem}</Alert>}
      <div>
        <Button onClick={() => setBudget(firstBudget)}>Start again</Button>
      </div>
    </Stack>
  );
}
