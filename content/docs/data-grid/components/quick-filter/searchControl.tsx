import type * as React from 'react';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  QuickFilterClear,
  QuickFilterControl,
  type QuickFilterControlProps,
} from '@mui/x-data-grid';

interface SearchControlProps {
  ref?: React.Ref<HTMLInputElement>;
}

const renderField: QuickFilterControlProps['render'] = (
  props,
  { expanded, value },
) => (
  <OutlinedInput
    size="small"
    placeholder={props.placeholder}
    value={props.value}
    onChange={props.onChange}
    onKeyDown={props.onKeyDown}
    inputRef={props.ref}
    inputProps={{
      ...props.slotProps?.htmlInput,
      'aria-label': props['aria-label'],
    }}
    endAdornment={
      value && (
        <QuickFilterClear
          aria-label="Clear"
          render={<IconButton size="small" edge="end" />}
        >
          <Close fontSize="small" />
        </QuickFilterClear>
      )
    }
    sx={{ display: expanded ? 'flex' : 'none', width: 220 }}
  />
);

/** A field with a cross; it takes no room while it is collapsed. */
export function SearchControl({ ref }: SearchControlProps) {
  return (
    <QuickFilterControl
      ref={ref}
      aria-label="Search shipments"
      placeholder="Search"
      render={renderField}
    />
  );
}
