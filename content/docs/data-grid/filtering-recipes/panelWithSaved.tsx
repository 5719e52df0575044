import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  GridFilterPanel,
  useGridApiContext,
  type GridSlotProps,
} from '@mui/x-data-grid-pro';
import { useSavedFilters } from './savedFilters';

/** On a phone, the forms scroll sideways. What is around them stays in sight. */
const atEdge = {
  position: 'sticky' as const,
  left: 0,
  width: 'fit-content',
  maxWidth: 'min(480px, 80vw)',
};

export function PanelWithSaved(props: GridSlotProps['filterPanel']) {
  const apiRef = useGridApiContext();
  const { filters, save, remove } = useSavedFilters();
  const [name, setName] = React.useState('');

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const { filter } = apiRef.current.exportState();
    if (name.trim() !== '' && filter?.filterModel) {
      save({ name: name.trim(), model: filter.filterModel });
      setName('');
    }
  };

  return (
    <Box sx={{ minWidth: 'max-content' }}>
      <Stack
        direction="row"
        role="group"
        aria-label="Saved filters"
        sx={{ ...atEdge, gap: 1, p: 1, flexWrap: 'wrap' }}
      >
        {filters.map((filter) => (
          <Chip
            key={filter.name}
            label={filter.name}
            onClick={() => apiRef.current.setFilterModel(filter.model)}
            onDelete={() => remove(filter.name)}
          />
        ))}
      </Stack>
      <GridFilterPanel {...props} />
      <Stack
        component="form"
        direction="row"
        spacing={1}
        onSubmit={submit}
        sx={{ ...atEdge, p: 1 }}
      >
        <TextField
          size="small"
          label="Name of the filter"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">Save</Button>
      </Stack>
    </Box>
  );
}
