import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export const rows: GridRowsProp = [
  { id: 1, vessel: 'Sterna', cargo: 'Grain', tonnes: 4200, quay: 'North' },
  { id: 2, vessel: 'Kittiwake', cargo: 'Timber', tonnes: 3650, quay: 'West' },
  { id: 3, vessel: 'Eider', cargo: 'Salt', tonnes: 1980, quay: 'North' },
  { id: 4, vessel: 'Gannet', cargo: 'Timber', tonnes: 5120, quay: 'South' },
  { id: 5, vessel: 'Dunlin', cargo: 'Grain', tonnes: 2740, quay: 'South' },
  { id: 6, vessel: 'Whimbrel', cargo: 'Steel', tonnes: 6830, quay: 'West' },
  { id: 7, vessel: 'Plover', cargo: 'Salt', tonnes: 1450, quay: 'North' },
  { id: 8, vessel: 'Curlew', cargo: 'Steel', tonnes: 7310, quay: 'South' },
  { id: 9, vessel: 'Avocet', cargo: 'Grain', tonnes: 3980, quay: 'West' },
  { id: 10, vessel: 'Turnstone', cargo: 'Timber', tonnes: 4460, quay: 'North' },
  { id: 11, vessel: 'Fulmar', cargo: 'Steel', tonnes: 8050, quay: 'South' },
  { id: 12, vessel: 'Petrel', cargo: 'Salt', tonnes: 2110, quay: 'West' },
];

export const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', width: 130, editable: true },
  {
    field: 'cargo',
    headerName: 'Cargo',
    type: 'singleSelect',
    valueOptions: ['Grain', 'Salt', 'Steel', 'Timber'],
    width: 110,
    editable: true,
  },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110 },
  { field: 'quay', headerName: 'Quay', width: 110 },
];
