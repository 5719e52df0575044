import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';
import type { HighlightItemData } from '@mui/x-charts/context';

const expenses = [
  { id: 'rent', label: 'Rent', value: 1240 },
  { id: 'food', label: 'Food', value: 610 },
  { id: 'travel', label: 'Travel', value: 280 },
  { id: 'other', label: 'Other', value: 370 },
];

export default function ControlledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  const expense =
    item?.dataIndex === undefined ? undefined : expenses[item.dataIndex];

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Expense to highlight"
        value={expense?.id ?? null}
        onChange={(_, id: string | null) =>
          setItem(
            id === null
              ? null
              : {
                  seriesId: 'household',
                  dataIndex: expenses.findIndex((other) => other.id === id),
                },
          )
        }
      >
        {expenses.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PieChart
        aria-label="Rent is half of the household's monthly expenses"
        height={220}
        hideLegend
        series={[
          {
            id: 'household',
            data: expenses,
            valueFormatter: ({ value }) => `€${value}`,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
      />
      <div role="status">
        {expense
          ? `${expense.label}: €${expense.value} per month`
          : 'Choose or point at an expense'}
      </div>
    </Stack>
  );
}
