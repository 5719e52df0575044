import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import {
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { statuses } from '../../shipments';

const FIELD = 'status';

export function StatusPanel() {
  const apiRef = useGridApiContext();
  const first = React.useRef<HTMLInputElement>(null);
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const item = model.items.find(({ field }) => field === FIELD);
  const shown: string[] = Array.isArray(item?.value) ? item.value : [];

  // The panel does not take the focus by itself.
  React.useEffect(() => first.current?.focus(), []);

  const show = (value: string[]) => {
    const items = model.items.filter(({ field }) => field !== FIELD);
    if (value.length > 0) {
      items.push({ id: FIELD, field: FIELD, operator: 'isAnyOf', value });
    }
    apiRef.current.setFilterModel({ ...model, items });
  };

  return (
    <FormControl component="fieldset" sx={{ m: 2 }}>
      <FormLabel component="legend">Status</FormLabel>
      <FormGroup>
        {statuses.map((status, index) => (
          <FormControlLabel
            key={status}
            label={status}
            control={
              <Checkbox
                size="small"
                slotProps={{ input: { ref: index === 0 ? first : null } }}
                checked={shown.includes(status)}
                onChange={(_event, checked) =>
                  show(
                    checked
                      ? [...shown, status]
                      : shown.filter((each) => each !== status),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <Button onClick={() => show([])}>Show any status</Button>
    </FormControl>
  );
}
