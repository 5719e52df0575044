import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { FEEDBACK_PATH } from '#core/feedback/answer.ts';
import { feedbackAnswers } from '#content/messages/feedbackAnswers.ts';
import { PAGE } from './server.ts';

/** What many readers at once have seen. */
export interface Writers {
  /** Keys of answers that the server has acknowledged. */
  acknowledged: Set<string>;
  /** Requests by status; 0: the connection broke. */
  statuses: Map<number, number>;
  /** Of acknowledged requests, in ms. */
  times: number[];
  /** Failures without the sentence that readers are to see. */
  unsaid: number;
  /** Lets every writer finish its request, and no more. */
  stop: () => Promise<void>;
}

/** Then a reader tries again. */
const RETRY_MS = 1_000;

const anyNetwork = (): string =>
  Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.');

/**
 * Starts writers, each sending one answer after the other, and each answer until it is acknowledged, under its own key.
 * @param origins the servers, in turn.
 * @param page what they write about.
 */
export function startWriters(origins: readonly string[], count: number, page = PAGE): Writers {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const stopping = new AbortController();
  const isOn = (): boolean => !stopping.signal.aborted;
  const writers: Omit<Writers, 'stop'> = {
    acknowledged: new Set(),
    statuses: new Map(),
    times: [],
    unsaid: 0,
  };

  async function write(first: number): Promise<void> {
    for (let turn = first; isOn(); turn += 1) {
      const key = randomUUID();
      const address = anyNetwork();
      for (let tries = 0; isOn() || tries === 0; tries += 1) {
        const origin = origins[(turn + tries) % origins.length] ?? '';
        if (await send(origin, key, address)) break;
        await wait(RETRY_MS);
      }
    }
  }

  async function send(origin: string, key: string, address: string): Promise<boolean> {
    const start = performance.now();
    const { status, message } = await post(agent, { origin, key, address, page });
    writers.statuses.set(status, (writers.statuses.get(status) ?? 0) + 1);
    const stored = status === 201 || status === 200;
    if (stored) {
      writers.acknowledged.add(key);
      writers.times.push(performance.now() - start);
    } else if (status !== 0 && message !== feedbackAnswers.failed) {
      writers.unsaid += 1;
    }
    return stored;
  }

  const running = Array.from({ length: count }, (_, n) => write(n));
  return Object.assign(writers, {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
      agent.destroy();
    },
  });
}

interface Sent {
  origin: string;
  key: string;
  /** Of the reader. */
  address: string;
  page: string;
}

async function post(
  agent: Agent,
  { origin, key, address, page }: Sent,
): Promise<{ status: number; message?: string }> {
  const comment = `The answer with the key ${key}.`;
  const body = { key, revision: 1, page, section: '', rating: 1, comment, dwell: 5_000 };
  try {
    const outgoing = request(`${origin}${FEEDBACK_PATH}`, {
      method: 'POST',
      agent,
      headers: {
        Origin: origin,
        'Content-Type': 'application/json',
        'X-Forwarded-For': address,
      },
    });
    outgoing.end(JSON.stringify(body));
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    const { message } = (await json(response)) as { message: string };
    return { status: response.statusCode ?? 0, message };
  } catch {
    return { status: 0 }; // the server is being killed
  }
}
