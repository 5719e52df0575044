import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker as ThreadWorker } from 'node:worker_threads';
import { build, type BuildOptions } from 'esbuild';
import { afterAll, expect, it, vi } from 'vitest';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { readCsv, readWorkbook } from '../support/workbook.ts';
import { openGridWindow } from './gridCombinations/gridWindow.ts';

/*
 * What `content/docs/data-grid/export/index.md` says of large files, with 100,000 rows, and of formulas in Excel files. Each file
 * is opened and read.
 */

const COUNT = 100_000;

interface Shipment {
  id: number;
  number: string;
  goods: string;
  weight: number;
}

interface PageOfRows {
  rows: Shipment[];
  rowCount: number;
}

/** What the demo `ServerFile` consists of. */
interface DemoModules {
  createShipments: (count: number) => Shipment[];
  createShipmentServer: (options: { count: number; latency: number }) => {
    list: (query: object) => Promise<PageOfRows>;
  };
  loadAll: (options: {
    list: (query: object) => Promise<PageOfRows>;
    sortModel: [];
    onProgress: (loaded: number, total: number) => void;
    signal: AbortSignal;
  }) => Promise<Shipment[]>;
  toCsv: (rows: Shipment[], fields: (keyof Shipment)[]) => string;
}

/** Bundles TypeScript that stands in this file or on a page. */
async function bundle(contents: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'ts', resolveDir: process.cwd() },
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    ...options,
  });
  const [file] = outputFiles ?? [];
  if (file === undefined) throw new Error('esbuild has not written a file.');
  return file.text;
}

async function demoModules(): Promise<DemoModules> {
  const folderOfGrid = './content/docs/data-grid';
  const code = await bundle(
    `export * from '${folderOfGrid}/export/downloadAll';
    export { createShipmentServer } from '${folderOfGrid}/shipmentServer';
    export { createShipments } from '${folderOfGrid}/shipments';`,
    { format: 'esm' },
  );
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as DemoModules;
}

const { createShipments, createShipmentServer, loadAll, toCsv } = await demoModules();
const folder = mkdtempSync(path.join(os.tmpdir(), 'exports-'));
const { window, stage, problems } = await openGridWindow();

afterAll(() => {
  stage.unmount();
  window.close();
  rmSync(folder, { recursive: true });
});

function write(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const columns: DataGridPremiumProps['columns'] = [
  { field: 'number' },
  { field: 'weight', type: 'number' },
];

/** The worker of the page, as it stands there, in a thread that looks to it like one of a browser. */
async function startWorker(): Promise<ThreadWorker> {
  const page = readFileSync('content/docs/data-grid/export/index.md', 'utf8');
  const [, contents = ''] = /```tsx title="src\/excel.worker.ts"\n(.*?)```/s.exec(page) ?? [];
  const code = await bundle(contents, {
    format: 'iife',
    banner: {
      js: `const { parentPort } = require('node:worker_threads');
        globalThis.addEventListener = (type, listen) => parentPort.on(type, (data) => listen({ data }));
        globalThis.postMessage = (data) => parentPort.postMessage(data);`,
    },
  });
  return new ThreadWorker(code, { eval: true });
}

/** What the grid uses of a worker in a browser. */
class PageWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror = null;
  onerror = null;
  readonly terminate: () => void;
  readonly postMessage: (message: unknown) => void;

  constructor(thread: ThreadWorker, onFile: (file: Uint8Array) => void) {
    super();
    this.postMessage = thread.postMessage.bind(thread);
    this.terminate = () => void thread.terminate();
    thread.on('message', (data: Uint8Array) => {
      onFile(data);
      this.onmessage?.(new MessageEvent('message', { data }));
    });
  }
}

it('loads all rows of a server, tells how many there are so far, and writes them as CSV', async () => {
  const server = createShipmentServer({ count: COUNT, latency: 0 });
  const progress: number[] = [];
  const rows = await loadAll({
    list: server.list,
    sortModel: [],
    onProgress: (loaded, total) => {
      expect(total).toBe(COUNT);
      progress.push(loaded);
    },
    signal: new AbortController().signal,
  });
  expect(progress).toEqual(Array.from({ length: 400 }, (_, part) => 250 * (part + 1)));

  const lines = await readCsv(write('server.csv', toCsv(rows, ['number', 'goods', 'weight'])));
  expect(lines).toHaveLength(COUNT + 1);
  expect(lines[0]).toEqual(['number', 'goods', 'weight']);
  const last = createShipments(COUNT).at(-1);
  expect(lines.at(-1)).toEqual([last?.number, last?.goods, String(last?.weight)]);
});

it('stops on the way, without a file', async () => {
  const server = createShipmentServer({ count: COUNT, latency: 0 });
  const controller = new AbortController();
  const progress: number[] = [];
  const loading = loadAll({
    list: server.list,
    sortModel: [],
    onProgress: (loaded) => {
      progress.push(loaded);
      if (loaded === 1000) controller.abort();
    },
    signal: controller.signal,
  });
  await expect(loading).rejects.toThrow('aborted');
  expect(progress).toEqual([250, 500, 750, 1000]);
});

it('writes an Excel file in the worker of the page, and CSV, with the rows of the grid', async () => {
  const rows = createShipments(COUNT);
  const states: string[] = [];
  stage.show({
    rows,
    columns,
    // The grid draws one of them; files have those of all pages.
    pagination: true,
    pageSizeOptions: [1],
    initialState: { pagination: { paginationModel: { pageSize: 1 } } },
    onExcelExportStateChange: (state) => states.push(state),
  });
  const api = await vi.waitFor(() => stage.api());

  const lines = await readCsv(
    write('grid.csv', api.getDataAsCsv({ fields: ['number', 'weight'] })),
  );
  expect(lines).toHaveLength(COUNT + 1);
  expect(lines.slice(0, 2)).toEqual([
    ['number', 'weight'],
    ['NG-10001', '182,400'],
  ]);

  // What the browser offers to save.
  const saved: Blob[] = [];
  window.URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  window.URL.revokeObjectURL = () => {};
  const thread = await startWorker();
  const files: Uint8Array[] = [];
  const worker = new PageWorker(thread, (file) => files.push(file));
  await api.exportDataAsExcel({ worker: () => worker, includeColumnGroupsHeaders: true });
  expect(states).toEqual(['pending']);
  await vi.waitFor(() => expect(states).toEqual(['pending', 'finished']), { timeout: 50_000 });
  expect(saved).toHaveLength(1);

  const [file] = files;
  const workbook = await readWorkbook(write('grid.xlsx', file ?? new Uint8Array()));
  const [sheet] = workbook.worksheets;
  expect(sheet?.rowCount).toBe(COUNT + 1);
  expect(sheet?.getRow(1).values).toEqual([undefined, 'number', 'weight']);
  const last = rows.at(-1);
  expect(sheet?.getRow(COUNT + 1).values).toEqual([undefined, last?.number, last?.weight]);
  // What the code of the page does in the worker.
  expect(sheet?.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
  expect(problems).toEqual([]);
});

it('makes formulas in texts of an Excel file harmless, but not numbers and labels', async () => {
  stage.show({
    rows: [{ id: 1, note: '=HYPERLINK("https://example.com")', temperature: -18, kind: '=1+1' }],
    columns: [
      { field: 'note' },
      { field: 'temperature', type: 'number' },
      { field: 'kind', type: 'singleSelect', valueOptions: ['=1+1', 'Other'] },
    ],
  });
  const api = await vi.waitFor(() => stage.api());
  const written = async (escapeFormulas?: boolean): Promise<unknown> => {
    const workbook = await api.getDataAsExcel({ escapeFormulas });
    const content = await workbook?.xlsx.writeBuffer();
    const read = await readWorkbook(write('formulas.xlsx', new Uint8Array(content ?? [])));
    return read.worksheets[0]?.getRow(2).values;
  };
  expect(await written()).toEqual([undefined, `'=HYPERLINK("https://example.com")`, -18, '=1+1']);
  expect(await written(false)).toEqual([
    undefined,
    '=HYPERLINK("https://example.com")',
    -18,
    '=1+1',
  ]);
});
