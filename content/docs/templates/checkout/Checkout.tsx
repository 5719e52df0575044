import * as React from 'react';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PageFrame } from '../pageFrame';
import { Basket } from './basket';
import { firstLines, printPrice, shippingOf, subtotalOf } from './order';
import { StepForm } from './stepForm';
import { steps, useCheckout } from './useCheckout';

export default function Checkout() {
  const [lines, setLines] = React.useState(firstLines);
  const state = useCheckout(lines);
  const { form, step, placed } = state;
  const title = React.useRef<HTMLHeadingElement>(null);
  const shown = React.useRef(step);

  // Each new step begins at its heading.
  React.useEffect(() => {
    if (placed || shown.current !== step) {
      title.current?.focus();
    }
    shown.current = step;
  }, [step, placed]);

  const changeCount = (id: string, count: number) =>
    setLines(
      lines
        .map((line) => (line.product.id === id ? { ...line, count } : line))
        .filter((line) => line.count > 0),
    );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <PageFrame>
        <Box
          sx={{
            p: { '@': 2, '@640': 3 },
            display: 'grid',
            gap: 3,
            gridTemplateColumns: {
              '@': 'minmax(0, 1fr)',
              '@640': 'minmax(0, 1fr) 290px',
            },
            alignItems: 'start',
          }}
        >
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Typography component="h2" variant="h5" gutterBottom>
              Kettle & Filter
            </Typography>
            <Stepper activeStep={placed ? steps.length : step} alternativeLabel>
              {steps.map(({ label }) => (
                <Step key={label}>
                  <StepLabel>{label}</StepLabel>
                </Step>
              ))}
            </Stepper>
          </Box>
          {placed ? (
            <div>
              <Typography
                component="h3"
                variant="h6"
                tabIndex={-1}
                ref={title}
                gutterBottom
              >
                Thank you, {form.name.trim()}
              </Typography>
              <Typography>
                Order {placed} arrives on {form.day?.format('MMMM D')}.
              </Typography>
            </div>
          ) : (
            <>
              <StepForm
                state={state}
                total={printPrice(subtotalOf(lines) + shippingOf(lines))}
                titleRef={title}
              />
              <Basket lines={lines} onChange={changeCount} />
            </>
          )}
        </Box>
      </PageFrame>
    </LocalizationProvider>
  );
}
