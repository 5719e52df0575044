import type { GridColDef, GridColType } from '@mui/x-data-grid';

export interface ReportRow {
  id: string;
  [field: string]: string | number | boolean | Date | null;
}

/** What a server might return: each report has its own fields. */
export const reports: Record<string, ReportRow[]> = {
  'Port calls': [
    { id: 'NLRTM', port: 'Rotterdam', calls: null, pilotNeeded: true },
    { id: 'SGSIN', port: 'Singapore', calls: 9, pilotNeeded: true },
    { id: 'ESVLC', port: 'Valencia', calls: 12, pilotNeeded: false },
  ],
  Fuel: [
    { id: 'a', ship: 'Alma', bunkeredOn: new Date(2026, 2, 2), tons: 840 },
    { id: 'b', ship: 'Caledon', bunkeredOn: new Date(2026, 1, 9), tons: 1210 },
  ],
  Accidents: [],
};

/** `pilotNeeded` becomes "Pilot needed". */
function titleOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function typeOf(value: ReportRow[string] | undefined): GridColType {
  if (typeof value === 'number') {
    return 'number';
  }
  if (typeof value === 'boolean') {
    return 'boolean';
  }
  return value instanceof Date ? 'date' : 'string';
}

/** A column for each field, with the type of its first value. */
export function columnsOf(rows: ReportRow[]): GridColDef<ReportRow>[] {
  const fields = new Set(rows.flatMap((row) => Object.keys(row)));
  fields.delete('id');
  return [...fields].map((field) => ({
    field,
    headerName: titleOf(field),
    type: typeOf(
      rows.map((row) => row[field]).find((value) => (value ?? null) !== null),
    ),
    flex: 1,
    minWidth: 100,
  }));
}
