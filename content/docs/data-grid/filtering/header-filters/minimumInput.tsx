import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import {
  getGridNumericOperators,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid-pro';

function MinimumInput(props: GridFilterInputValueProps) {
  const { item, applyValue, disabled, className, tabIndex } = props;
  const { inputRef, focusElementRef, onFocus, onBlur } = props;
  const [moving, setMoving] = React.useState<number | null>(null);

  return (
    <Stack className={className} direction="row" sx={{ alignItems: 'center' }}>
      <Slider
        aria-label="Smallest number of containers"
        size="small"
        max={24}
        disabled={disabled}
        tabIndex={tabIndex}
        value={moving ?? Number(item.value ?? 0)}
        valueLabelDisplay="auto"
        onChange={(_event, value) => setMoving(Number(value))}
        onChangeCommitted={(_event, value) => {
          setMoving(null);
          applyValue({ ...item, value: Number(value) || undefined });
        }}
        // A header gives `inputRef`, and the panel `focusElementRef`.
        slotProps={{
          input: { ref: inputRef ?? focusElementRef, onFocus, onBlur },
        }}
        sx={{ mx: 1 }}
      />
      {props.headerFilterMenu}
      {props.clearButton}
    </Stack>
  );
}

export const minimumOperators = getGridNumericOperators()
  .filter(({ value }) => value === '>=')
  .map((operator) => ({ ...operator, InputComponent: MinimumInput }));
