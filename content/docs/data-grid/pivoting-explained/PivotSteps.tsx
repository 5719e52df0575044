import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SideBySide } from './partsOfSteps';
import { steps } from './shipmentsByEye';

const explanations = [
  'No field is chosen, so there is no table yet.',
  'Each carrier has a row. The ten shipments are in three groups.',
  'The containers of each group are added up: 15, 14 and 21.',
  'The sums are divided between the ports: 15 is 6 and 9.',
];

export default function PivotSteps() {
  const [step, setStep] = React.useState(3);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Step"
        size="small"
        value={step}
        onChange={(_, next: number | null) => setStep(next ?? step)}
      >
        {steps.map(({ title }, index) => (
          <ToggleButton key={title} value={index}>
            {title}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <p role="status" style={{ margin: '8px 0' }}>
        {explanations[step]}
      </p>
      <SideBySide model={steps[step].model} />
    </div>
  );
}
