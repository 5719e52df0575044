import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const backup = [
  {
    id: 'documents',
    label: 'Documents',
    children: [
      { id: 'contracts', label: 'Contracts' },
      { id: 'tax', label: 'Tax returns' },
    ],
  },
  { id: 'photos', label: 'Photos' },
  { id: 'downloads', label: 'Downloads' },
];

export default function CheckboxSelection() {
  const [multiple, setMultiple] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={multiple}
            onChange={(event) => setMultiple(event.target.checked)}
          />
        }
        label="Several folders"
      />
      <RichTreeView
        key={multiple ? 'multiple' : 'single'}
        aria-label="Folders to back up"
        items={backup}
        checkboxSelection
        multiSelect={multiple}
        defaultExpandedItems={['documents']}
      />
    </div>
  );
}
