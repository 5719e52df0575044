import type { GridColDef, GridColType } from '@mui/x-data-grid';

export interface ReportRow {
  id: string;
  [field: string]: string | number | boolean | null;
}

/** What a server might return: each report has its own fields. */
export const reports: Record<string, ReportRow[]> = {
  'Port calls': [
    { id: 'NLRTM', port: 'Rotterdam', calls: null, pilotNeeded: true },
    { id: 'SGSIN', port: 'Singapore', calls: 9, pilotNeeded: true },
    { id: 'ESVLC', port: 'Valencia', calls: 12, pilotNeeded: false },
  ],
  Fuel: [
    { id: 'a', ship: 'Alma', bunkeredOn: '2026-03-02', tons: 840 },
    { id: 'b', ship: 'Caledon', bunkeredOn: '2026-02-09', tons: 1210 },
  ],
  Accidents: [],
};

/** `pilotNeeded` becomes "Pilot needed". */
function titleOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isDay = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Midnight in the time zone of the user, so that the cell shows this day. */
const toDate = (value: unknown) =>
  isDay(value) ? new Date(`${value}T00:00`) : null;

function typeOf(value: ReportRow[string] | undefined): GridColType {
  if (typeof value === 'number') {
    return 'number';
  }
  if (typeof value === 'boolean') {
    return 'boolean';
  }
  return isDay(value) ? 'date' : 'string';
}

/** A column for each field, with the type of its first value. */
export function columnsOf(rows: ReportRow[]): GridColDef<ReportRow>[] {
  const fields = new Set(rows.flatMap((row) => Object.keys(row)));
  fields.delete('id');
  return [...fields].map((field) => {
    const type = typeOf(
      rows.map((row) => row[field]).find((value) => (value ?? null) !== null),
    );
    return {
      field,
      headerName: titleOf(field),
      type,
      flex: 1,
      minWidth: 100,
      ...(type === 'date' && { valueGetter: toDate }),
    };
  });
}
