import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';

const natural = new Intl.Collator('en', { numeric: true });

// 2.0.0-beta.2 has the core 2.0.0 and the suffix beta.2.
const compareVersions: GridComparatorFn<string> = (a, b) => {
  const [coreA, ...suffixA] = a.split('-');
  const [coreB, ...suffixB] = b.split('-');
  const byCore = natural.compare(coreA, coreB);
  if (byCore !== 0) {
    return byCore;
  }
  // A release comes after its own previews.
  if (suffixA.length === 0 || suffixB.length === 0) {
    return suffixB.length - suffixA.length;
  }
  return natural.compare(suffixA.join('-'), suffixB.join('-'));
};

const columns: GridColDef[] = [
  {
    field: 'version',
    headerName: 'Firmware',
    flex: 1,
    minWidth: 130,
    sortComparator: compareVersions,
  },
  { field: 'pumps', headerName: 'Pumps', type: 'number', width: 110 },
];

const rows = [
  { id: 1, version: '1.10.0', pumps: 212 },
  { id: 2, version: '2.0.0', pumps: 35 },
  { id: 3, version: '1.9.2', pumps: 488 },
  { id: 4, version: '2.0.0-beta.2', pumps: 4 },
  { id: 5, version: '2.0.0-beta.11', pumps: 9 },
];

export default function VersionOrder() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Pumps by firmware version"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'version', sort: 'desc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
