import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchFiles, type FileItem } from './server';

export default function LoadRoots() {
  const [down, setDown] = React.useState(false);
  const [attempt, setAttempt] = React.useState(1);
  const [state, setState] = React.useState('Loading the drive');

  const reload = () => {
    setState('Loading the drive');
    setAttempt(attempt + 1);
  };

  const dataSource = {
    getChildrenCount: (file: FileItem) => file.childrenCount,
    getTreeItems: async (parentId?: string) => {
      try {
        const files = await fetchFiles(parentId, down);
        setState('');
        return files;
      } catch (error) {
        setState('The drive cannot be loaded.');
        throw error;
      }
    },
  };

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={down}
            onChange={(event) => setDown(event.target.checked)}
          />
        }
        label="Server down"
      />
      <Button onClick={reload}>Reload</Button>
      <RichTreeViewPro
        key={attempt}
        aria-label="Drive loaded as a whole"
        items={[]}
        dataSource={dataSource}
      />
      {state.startsWith('Loading') && (
        <Typography role="status">{state}</Typography>
      )}
      {state.startsWith('The') && <Alert severity="error">{state}</Alert>}
    </div>
  );
}
