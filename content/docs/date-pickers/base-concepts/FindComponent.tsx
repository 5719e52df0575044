import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { choices, kinds, styles, type Kind, type Style } from './choices';

export default function FindComponent() {
  const [kind, setKind] = React.useState<Kind>('Date');
  const [style, setStyle] = React.useState<Style>('Field and popup');
  const { name, from, component } = choices[kind][style];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', minHeight: 480 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Value"
          value={kind}
          onChange={(_, newKind: Kind | null) => newKind && setKind(newKind)}
        >
          {kinds.map((option) => (
            <ToggleButton key={option} value={option}>
              {option}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Interaction"
          value={style}
          onChange={(_, newStyle: Style | null) =>
            newStyle && setStyle(newStyle)
          }
        >
          {styles.map((option) => (
            <ToggleButton key={option} value={option}>
              {option}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="body2" aria-live="polite">
          <code>{name}</code> from <code>{from}</code>
        </Typography>
        <React.Fragment key={name}>{component}</React.Fragment>
      </Stack>
    </LocalizationProvider>
  );
}
