import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pickerStates, type PickerState } from './pickerVisit';

/** What leads to a state. */
const reasons: Record<PickerState, string> = {
  Closed: 'No change',
  Open: 'onOpen',
  Changed: 'onChange',
  Accepted: 'onAccept',
  Canceled: 'onClose only',
};

/** The last two states are alternatives, one above the other. */
const rows: Partial<Record<PickerState, number>> = { Accepted: 1, Canceled: 2 };

export interface StateFigureProps {
  current: PickerState;
  /** The view of the popup, such as the years. */
  view: string;
}

export function StateFigure({ current, view }: StateFigureProps) {
  const isOpen = current === 'Open' || current === 'Changed';
  return (
    <Box
      component="ol"
      aria-label="States of the picker"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'repeat(4, 1fr)' },
        columnGap: 3,
        rowGap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {pickerStates.map((state) => {
        const isCurrent = state === current;
        return (
          <Box
            component="li"
            key={state}
            aria-current={isCurrent ? 'step' : undefined}
            sx={{
              position: 'relative',
              gridColumn: { sm: state in rows ? 4 : 'auto' },
              gridRow: { sm: rows[state] ?? '1 / span 2' },
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'center',
              px: 1.5,
              py: 0.5,
              borderRadius: 1,
              // An outline takes no room, so nothing moves when it gets thicker.
              outlineStyle: 'solid',
              outlineOffset: -2,
              outlineWidth: isCurrent ? 2 : 1,
              outlineColor: isCurrent ? 'primary.main' : 'text.secondary',
              // The line from the state before.
              '&:not(:first-of-type)::before': {
                content: '""',
                display: { xs: 'none', sm: 'block' },
                position: 'absolute',
                right: '100%',
                top: '50%',
                width: 24,
                borderTop: 1,
                borderColor: 'text.secondary',
              },
            }}
          >
            <Typography
              variant="body2"
              sx={{ fontWeight: isCurrent ? 'bold' : 'regular' }}
            >
              <span aria-hidden="true">{isCurrent ? '● ' : '○ '}</span>
              {state}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {isCurrent && isOpen ? `View: ${view}` : reasons[state]}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
