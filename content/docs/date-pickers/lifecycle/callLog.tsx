import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export interface CallLogProps {
  calls: readonly string[];
  onClear: () => void;
}

export function CallLog({ calls, onClear }: CallLogProps) {
  return (
    <div>
      <Box
        component="ol"
        aria-label="Latest calls"
        aria-live="polite"
        sx={{ m: 0, pl: 3, minHeight: 152, fontFamily: 'monospace' }}
      >
        {calls.map((call, index) => (
          <li key={index}>{call}</li>
        ))}
        {calls.length === 0 && <li>No call yet</li>}
      </Box>
      <Button size="small" onClick={onClear}>
        Clear the list
      </Button>
    </div>
  );
}
