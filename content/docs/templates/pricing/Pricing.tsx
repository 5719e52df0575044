import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { PageFrame } from '../pageFrame';
import { PlanTable } from './planTable';
import {
  cheapestFor,
  FEWEST_SEATS,
  MOST_SEATS,
  plans,
  priceOf,
  printMonthly,
  readSeats,
  type Billing,
  type Plan,
} from './plans';

const printMost = (seats: number) =>
  seats === 1 ? 'For one seat' : `Up to ${seats} seats`;

/** Those that grow with a team. */
const teamPlans = plans.filter(({ most }) => most > 1);

const sizes = Array.from({ length: 60 }, (_, place) => place + 1);

interface PlanCardProps {
  plan: Plan;
  price: number | undefined;
  isCheapest: boolean;
  onChoose: () => void;
}

function PlanCard({ plan, price, isCheapest, onChoose }: PlanCardProps) {
  const fits = price !== undefined;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={plan.name}
      sx={{
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        ...(isCheapest && { borderColor: 'primary.main' }),
      }}
    >
      <Typography component="h3" variant="h6">
        {plan.name}
      </Typography>
      <Typography variant="body2">{plan.text}</Typography>
      <Typography variant="h4" component="p">
        {fits ? printMonthly(price) : '–'}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
        {fits ? 'per month for all seats' : printMost(plan.most)}
        {isCheapest && '. Your lowest price'}
      </Typography>
      <Button
        variant={isCheapest ? 'contained' : 'outlined'}
        disabled={!fits}
        onClick={onChoose}
        aria-label={`Choose ${plan.name}`}
      >
        Choose
      </Button>
    </Paper>
  );
}

function PriceChart({ billing }: { billing: Billing }) {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label="Price by team size"
      sx={{ p: 2, minWidth: 0 }}
    >
      <Typography component="h3" variant="subtitle1">
        Price per month by team size
      </Typography>
      <LineChart
        height={260}
        xAxis={[{ data: sizes, label: 'Seats', min: 1, max: 60 }]}
        yAxis={[
          { width: 56, valueFormatter: (dollars: number) => `$${dollars}` },
        ]}
        series={teamPlans.map((plan) => ({
          label: plan.name,
          showMark: false,
          data: sizes.map((size) => {
            const price = priceOf(plan, size, billing);
            return price === undefined ? null : price / 100;
          }),
          valueFormatter: (dollars) =>
            dollars === null ? 'Too many seats' : `$${dollars.toFixed(2)}`,
        }))}
      />
    </Paper>
  );
}

export default function Pricing() {
  const [billing, setBilling] = React.useState<Billing>('month');
  const [text, setText] = React.useState('8');
  const [lastSeats, setLastSeats] = React.useState(8);
  const [status, setStatus] = React.useState('');
  const seats = readSeats(text);
  const cheapest = cheapestFor(lastSeats, billing);

  const changeSeats = (next: string) => {
    setText(next);
    setLastSeats(readSeats(next) ?? lastSeats);
    setStatus('');
  };

  return (
    <PageFrame>
      <Box sx={{ p: { '@': 2, '@640': 4 }, display: 'grid', gap: 3 }}>
        <Box component="header" sx={{ textAlign: 'center' }}>
          <Typography component="h2" variant="h4" gutterBottom>
            Pay for the seats you use
          </Typography>
          <Typography color="text.secondary">
            Change the plan in any month. The first 30 days are free.
          </Typography>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            justifyContent: 'center',
            alignItems: 'flex-start',
          }}
        >
          <ToggleButtonGroup
            exclusive
            size="small"
            value={billing}
            aria-label="Billing"
            // A press on the chosen button would choose nothing.
            onChange={(_, next: Billing | null) => setBilling(next ?? billing)}
          >
            <ToggleButton value="month">By month</ToggleButton>
            <ToggleButton value="year">By year, 2 months free</ToggleButton>
          </ToggleButtonGroup>
          <TextField
            label="Seats"
            size="small"
            value={text}
            onChange={({ target }) => changeSeats(target.value)}
            error={seats === undefined}
            helperText={
              seats === undefined
                ? `Enter ${FEWEST_SEATS} to ${MOST_SEATS}. Prices are for ${lastSeats}.`
                : ' '
            }
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            sx={{ width: 240 }}
          />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { '@': '1fr', '@640': 'repeat(3, 1fr)' },
          }}
        >
          {plans.map((plan) => (
            <PlanCard
              key={plan.name}
              plan={plan}
              price={priceOf(plan, lastSeats, billing)}
              isCheapest={plan === cheapest}
              onChoose={() =>
                setStatus(`${plan.name} for ${lastSeats}, paid by ${billing}`)
              }
            />
          ))}
        </Box>
        <Typography role="status" sx={{ textAlign: 'center', minHeight: 24 }}>
          {status}
        </Typography>
        <PriceChart billing={billing} />
        <PlanTable />
      </Box>
    </PageFrame>
  );
}
