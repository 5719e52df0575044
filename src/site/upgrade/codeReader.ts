import { CODE_READER_FILE } from '#core/migration/change.ts';
import type { readCode } from '#core/migration/readCode.ts';

export type CodeRead = ReturnType<typeof readCode>;

export interface CodeQuestion {
  id: number;
  code: string;
}

export interface CodeAnswer {
  id: number;
  read: CodeRead;
}

/** Reads code in a worker of this site; the code goes nowhere else. */
export interface CodeReader {
  /** Of several questions only the last is answered. */
  read: (code: string, listener: (read: CodeRead) => void) => void;
  close: () => void;
}

/** @param onFailed heard when the worker does not start, or dies of what it was given. */
export function openCodeReader(onFailed: () => void): CodeReader {
  let worker: Worker | undefined;
  let asked = 0;
  let waiting: ((read: CodeRead) => void) | undefined;
  const fail = (): void => {
    worker?.terminate();
    worker = undefined;
    waiting = undefined;
    onFailed();
  };
  const start = (): Worker => {
    const started = new Worker(CODE_READER_FILE);
    started.addEventListener('message', ({ data }: MessageEvent<CodeAnswer>) => {
      if (data.id === asked) waiting?.(data.read);
    });
    started.addEventListener('error', fail);
    return started;
  };
  return {
    read(code, listener) {
      asked += 1;
      waiting = listener;
      try {
        worker ??= start();
        const question: CodeQuestion = { id: asked, code };
        worker.postMessage(question, []);
      } catch {
        fail(); // the browser starts no worker
      }
    },
    close() {
      worker?.terminate();
      worker = undefined;
      waiting = undefined;
    },
  };
}
