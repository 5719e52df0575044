/*
 * Time that passes only when it is told to: what a demo does in its first second is done at once, and always in the same
 * order.
 */

interface Task {
  id: number;
  at: number;
  every?: number;
  run: () => void;
}

const FRAME_MS = 16;
/** A demo that starts a timer from every timer never rests. */
const TURNS_AT_MOST = 3_000;

// Node's own, before it is replaced: between two turns, promises are kept.
const realImmediate = globalThis.setImmediate;
const rest = (): Promise<void> => new Promise((resolve) => realImmediate(() => resolve()));

export class Clock {
  #now = 0;
  #last = 0;
  #tasks: Task[] = [];

  /** What takes the place of the browser's timers. */
  readonly timers = {
    setTimeout: (run: () => void, delay?: number): number => this.#add(run, delay ?? 0),
    setInterval: (run: () => void, delay?: number): number =>
      this.#add(run, delay ?? 0, Math.max(delay ?? 0, FRAME_MS)),
    requestAnimationFrame: (run: (time: number) => void): number =>
      this.#add(() => run(this.#now), FRAME_MS),
    requestIdleCallback: (run: () => void): number => this.#add(run, FRAME_MS),
    clearTimeout: (id?: number): void => this.#drop(id),
    clearInterval: (id?: number): void => this.#drop(id),
    cancelAnimationFrame: (id?: number): void => this.#drop(id),
    cancelIdleCallback: (id?: number): void => this.#drop(id),
  };

  readonly now = (): number => this.#now;

  #add(run: () => void, delay: number, every?: number): number {
    this.#last += 1;
    const task = { id: this.#last, at: this.#now + Math.max(0, delay), run };
    this.#tasks.push(every === undefined ? task : { ...task, every });
    return task.id;
  }

  #drop(id: number | undefined): void {
    this.#tasks = this.#tasks.filter((task) => task.id !== id);
  }

  /** Lets everything happen that is due within a time. */
  async settle(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (let turn = 0; turn < TURNS_AT_MOST; turn += 1) {
      await rest();
      const next = this.#tasks.reduce<Task | undefined>(
        (first, task) => (first === undefined || task.at < first.at ? task : first),
        undefined,
      );
      if (next === undefined || next.at > end) return;
      this.#now = Math.max(this.#now, next.at);
      if (next.every === undefined) this.#drop(next.id);
      else next.at += next.every;
      next.run();
    }
  }

  /** Forgets what is still to come: the next demo starts with nothing under way. */
  clear(): void {
    this.#tasks = [];
  }
}
