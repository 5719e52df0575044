import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid';

type GetRows = GridDataSource['getRows'];

/** Makes a `getRows` that aborts its last request when it gets another one. */
export function abortPrevious(
  load: (params: GridGetRowsParams, signal: AbortSignal) => ReturnType<GetRows>,
): GetRows {
  let controller = new AbortController();
  return (params) => {
    controller.abort(new Error('aborted'));
    controller = new AbortController();
    return load(params, controller.signal);
  };
}

/** Fails when the signal is aborted, for work that does not take a signal. */
export function unlessAborted<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    work.then(resolve, reject);
  });
}
