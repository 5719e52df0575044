import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from './departments';

export default function SelectBranches() {
  const [rules, setRules] = React.useState({
    descendants: true,
    parents: true,
  });
  const [selected, setSelected] = React.useState<string[]>(['kettles']);

  return (
    <div>
      <Stack direction="row" sx={{ mb: 1, flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Switch
              checked={rules.descendants}
              onChange={(event) =>
                setRules({ ...rules, descendants: event.target.checked })
              }
            />
          }
          label="descendants"
        />
        <FormControlLabel
          control={
            <Switch
              checked={rules.parents}
              onChange={(event) =>
                setRules({ ...rules, parents: event.target.checked })
              }
            />
          }
          label="parents"
        />
      </Stack>
      <RichTreeView
        aria-label="Departments"
        multiSelect
        checkboxSelection
        selectionPropagation={rules}
        items={departments}
        defaultExpandedItems={['kitchen', 'appliances', 'garden']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        Selected: {selected.join(', ') || 'none'}
      </Typography>
    </div>
  );
}
