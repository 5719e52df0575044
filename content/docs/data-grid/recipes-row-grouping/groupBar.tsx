import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  Toolbar,
  gridColumnLookupSelector,
  gridRowGroupingModelSelector,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
} from '@mui/x-data-grid-premium';

/** A toolbar with a chip for each level: headers are dropped on it, and chips are moved in it. */
export function GroupBar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingModelSelector);
  const columns = useGridSelector(apiRef, gridColumnLookupSelector);
  const [dragged, setDragged] = React.useState<string | null>(null);

  // A header is dragged as it is for the order of columns.
  useGridEvent(apiRef, 'columnHeaderDragStart', ({ field, colDef }) =>
    setDragged(colDef.groupable ? field : null),
  );
  useGridEvent(apiRef, 'columnHeaderDragEnd', () => setDragged(null));

  const move = (field: string, index: number) => {
    const others = model.filter((other) => other !== field);
    apiRef.current.setRowGroupingModel([
      ...others.slice(0, index),
      field,
      ...others.slice(index),
    ]);
  };
  const remove = (field: string) =>
    apiRef.current.removeRowGroupingCriteria(field);

  const acceptDrag = (event: React.DragEvent) => {
    if (dragged !== null) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const dropAt = (event: React.DragEvent, index: number) => {
    if (dragged !== null) {
      acceptDrag(event);
      move(dragged, index);
      setDragged(null);
    }
  };

  const handleKeyDown = (event: React.KeyboardEvent, field: string) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = {
      ArrowLeft: rtl ? 1 : -1,
      ArrowRight: rtl ? -1 : 1,
    };
    const step = event.shiftKey ? (steps[event.key] ?? 0) : 0;
    const index = model.indexOf(field) + step;
    if (step !== 0 && index >= 0 && index < model.length) {
      event.preventDefault();
      move(field, index);
    }
  };

  return (
    <Toolbar
      data-dragging={dragged !== null}
      onDragOver={acceptDrag}
      onDrop={(event) => dropAt(event, model.length)}
      style={{ flexWrap: 'wrap', justifyContent: 'flex-start' }}
    >
      <Box component="span" sx={{ color: 'text.secondary', mx: 1 }}>
        {model.length === 0 ? 'Drag a column header to this bar' : 'Groups:'}
      </Box>
      {model.map((field, index) => (
        <Chip
          key={field}
          label={columns[field]?.headerName ?? field}
          color={dragged === field ? 'primary' : 'default'}
          tabIndex={0}
          draggable
          onDragStart={() => setDragged(field)}
          onDragEnd={() => setDragged(null)}
          onDragOver={acceptDrag}
          onDrop={(event) => dropAt(event, index)}
          onKeyDown={(event) => handleKeyDown(event, field)}
          onDelete={() => remove(field)}
        />
      ))}
    </Toolbar>
  );
}
