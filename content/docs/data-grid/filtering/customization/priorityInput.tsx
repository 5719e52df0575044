import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  getGridSingleSelectOperators,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import { priorities } from '../../shipments';

function PriorityInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef, disabled } = props;
  const chosen: string[] = Array.isArray(item.value) ? item.value : [];

  return (
    <ToggleButtonGroup
      size="small"
      aria-label="Priorities to show"
      disabled={disabled}
      value={chosen}
      onChange={(_event, value: string[]) =>
        applyValue({ ...item, value: value.length > 0 ? value : undefined })
      }
    >
      {priorities.map((priority, index) => (
        <ToggleButton
          key={priority}
          value={priority}
          // The grid moves the focus here when the panel opens.
          ref={index === 0 ? focusElementRef : undefined}
          sx={{ px: 1, textTransform: 'none' }}
        >
          {priority}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** "Is any of" alone, with buttons in place of a list. */
export const priorityOperators = getGridSingleSelectOperators()
  .filter(({ value }) => value === 'isAnyOf')
  .map((operator) => ({ ...operator, InputComponent: PriorityInput }));
