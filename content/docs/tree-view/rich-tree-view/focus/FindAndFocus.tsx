import * as React from 'react';
import { flushSync } from 'react-dom';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { species, options, type Option } from './species';

export default function FindAndFocus() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const find = (option: Option | null) => {
    if (option) {
      flushSync(() =>
        setExpanded((ids) => [...new Set([...ids, ...option.parents])]),
      );
      apiRef.current?.focusItem(null, option.id);
    }
  };

  return (
    <div>
      <Autocomplete
        options={options}
        onChange={(_event, option) => find(option)}
        renderInput={(params) => <TextField {...params} label="Find a bird" />}
        size="small"
        value={null}
        blurOnSelect
        sx={{ mb: 2, maxWidth: 280 }}
      />
      <RichTreeView
        aria-label="Birds"
        apiRef={apiRef}
        items={species}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
    </div>
  );
}
