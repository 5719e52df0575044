import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  PracticeTree,
  type Component,
  type TreeSettings,
  type TreeState,
} from './practiceTree';

const START: TreeState = {
  focused: '',
  expanded: ['invoices'],
  selected: ['february'],
};

const PLAIN: TreeSettings = {
  multiSelect: false,
  checkboxSelection: false,
  disabledItemsFocusable: false,
  isItemEditable: false,
};

const SETTINGS = [
  'multiSelect',
  'checkboxSelection',
  'disabledItemsFocusable',
  'isItemEditable',
] as const;

const nameOf = (event: React.KeyboardEvent): string => {
  const held = [
    event.ctrlKey && 'Ctrl',
    event.metaKey && 'Meta',
    event.shiftKey && 'Shift',
  ].filter((key) => key !== false);
  const key = event.key === ' ' ? 'Space' : event.key;
  return [...held.filter((name) => !key.startsWith(name)), key].join('+');
};

export default function KeyboardPractice() {
  const [component, setComponent] = React.useState<Component>('simple');
  const [settings, setSettings] = React.useState(PLAIN);
  const [state, setState] = React.useState(START);
  const [keys, setKeys] = React.useState('none');
  const [round, setRound] = React.useState(0);

  const startAgain = () => {
    setState(START);
    setKeys('none');
    setRound(round + 1);
  };

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tree component"
        value={component}
        onChange={(_event, value: Component | null) => {
          setComponent(value ?? component);
          setSettings(PLAIN);
          startAgain();
        }}
      >
        <ToggleButton value="simple">Simple</ToggleButton>
        <ToggleButton value="rich">Rich</ToggleButton>
        <ToggleButton value="pro">Rich Pro</ToggleButton>
      </ToggleButtonGroup>
      <FormGroup row>
        {SETTINGS.map((name) => (
          <FormControlLabel
            key={name}
            disabled={name === 'isItemEditable' && component === 'simple'}
            control={
              <Switch
                size="small"
                checked={settings[name]}
                onChange={(event) => {
                  setSettings({ ...settings, [name]: event.target.checked });
                  startAgain();
                }}
              />
            }
            label={name}
          />
        ))}
      </FormGroup>
      <Button
        variant="outlined"
        size="small"
        sx={{ my: 1 }}
        onClick={startAgain}
      >
        Start again
      </Button>
      <Box onKeyDownCapture={(event) => setKeys(nameOf(event))}>
        <PracticeTree
          key={round}
          component={component}
          settings={settings}
          state={state}
          onChange={(change) => setState((last) => ({ ...last, ...change }))}
        />
      </Box>
      <Typography component="div" variant="body2" sx={{ mt: 1 }}>
        <div>Keys: {keys}</div>
        <div>Focused: {state.focused || 'none'}</div>
        <div>Expanded: {state.expanded.join(', ') || 'none'}</div>
        <div>Selected: {state.selected.join(', ') || 'none'}</div>
      </Typography>
    </div>
  );
}
