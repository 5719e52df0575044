import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';

const levels = ['Immediate', 'Urgent', 'Standard', 'Minor'];

const compareTriage: GridComparatorFn<string> = (a, b) =>
  levels.indexOf(a) - levels.indexOf(b);

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', width: 110 },
  {
    field: 'triage',
    headerName: 'Triage',
    width: 130,
    sortComparator: compareTriage,
  },
  { field: 'complaint', headerName: 'Complaint', flex: 1, minWidth: 160 },
];

const rows = [
  { id: 1, patient: 'P-2207', triage: 'Standard', complaint: 'Sprained ankle' },
  { id: 2, patient: 'P-2208', triage: 'Immediate', complaint: 'Chest pain' },
  { id: 3, patient: 'P-2209', triage: 'Minor', complaint: 'Splinter' },
  { id: 4, patient: 'P-2210', triage: 'Urgent', complaint: 'Deep cut, hand' },
];

export default function TriageOrder() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Waiting patients"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'triage', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
