import { createRequire } from 'node:module';
import type { GridExceljsProcessInput } from '@mui/x-data-grid-premium';

type Workbook = GridExceljsProcessInput['workbook'];

/** What the grid's package brings along to write files also reads them. */
const ofPackage = createRequire(import.meta.resolve('@mui/x-data-grid-premium'));
const { Workbook: NewWorkbook } = ofPackage('exceljs') as { Workbook: new () => Workbook };

/** Opens an Excel file. */
export async function readWorkbook(file: string): Promise<Workbook> {
  const workbook = new NewWorkbook();
  await workbook.xlsx.readFile(file);
  return workbook;
}

/** Opens a CSV file, and returns the texts of each line. */
export async function readCsv(file: string): Promise<string[][]> {
  const sheet = await new NewWorkbook().csv.readFile(file, { map: String });
  const lines: string[][] = [];
  sheet.eachRow((row) => {
    const values = Array.isArray(row.values) ? row.values : [];
    // Columns count from 1.
    lines.push(values.slice(1).map(String));
  });
  return lines;
}
