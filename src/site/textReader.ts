interface Question {
  id: number;
  text: string;
}

interface Answer<Read> {
  id: number;
  read: Read;
}

/** Reads text in a worker of this site; the text goes nowhere else. */
export interface TextReader<Read> {
  /** Of several questions only the last is answered. */
  read: (text: string, listener: (read: Read) => void) => void;
  close: () => void;
}

/**
 * @param file of the worker, which calls `answerTexts`.
 * @param onFailed heard when the worker does not start, or dies of what it was given.
 */
export function openTextReader<Read>(file: string, onFailed: () => void): TextReader<Read> {
  let worker: Worker | undefined;
  let lastId = 0;
  let waiting: ((read: Read) => void) | undefined;
  const fail = (): void => {
    worker?.terminate();
    worker = undefined;
    waiting = undefined;
    onFailed();
  };
  const start = (): Worker => {
    const started = new Worker(file);
    started.addEventListener('message', ({ data }: MessageEvent<Answer<Read>>) => {
      if (data.id === lastId) waiting?.(data.read);
    });
    started.addEventListener('error', fail);
    return started;
  };
  return {
    read(text, listener) {
      lastId += 1;
      waiting = listener;
      try {
        worker ??= start();
        const question: Question = { id: lastId, text };
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

/** In the worker: reads each text beside the page, so that typing never waits. */
export function answerTexts<Read>(read: (text: string) => Read): void {
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    const answer: Answer<Read> = { id: data.id, read: read(data.text) };
    postMessage(answer);
  });
}
