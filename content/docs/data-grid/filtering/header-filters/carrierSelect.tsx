import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  useGridApiContext,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { carriers } from '../../shipments';

const ALL = 'All';

export function CarrierSelect({ item, colDef }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();

  const show = (carrier: string) => {
    if (carrier === ALL) {
      apiRef.current.deleteFilterItem(item);
    } else {
      apiRef.current.upsertFilterItem({
        ...item,
        operator: 'is',
        value: carrier,
      });
    }
  };

  return (
    <TextField
      select
      fullWidth
      size="small"
      label={`Show ${colDef.headerName}`}
      value={item.value ?? ALL}
      onChange={(event) => show(event.target.value)}
      // Keys in the field are not for the grid.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {[ALL, ...carriers].map((carrier) => (
        <MenuItem key={carrier} value={carrier}>
          {carrier}
        </MenuItem>
      ))}
    </TextField>
  );
}
