import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { BODY_MAX_BYTES, FEEDBACK_PATH, type FeedbackPages } from '#core/feedback/answer.ts';
import { feedbackAnswers } from '#content/messages/feedbackAnswers.ts';
import { readBody, type Body } from '../body.ts';
import type { FeedbackConfig } from '../config.ts';
import { DatabaseDown, type DatabaseConnection } from '../database/connection.ts';
import type { ServerLog } from '../log.ts';
import { plainText } from '../plainText.ts';
import { printFormPage } from './formPage.ts';
import { keepAnswer, REFILL_S, type Kept } from './keep.ts';
import { hashNetwork, networkOfRequest } from './network.ts';
import { bodyLimitOf, isForm, isFromOurPage, readSent } from './readRequest.ts';
import { createSaltOfDay } from './salt.ts';

/** A form cannot say how long its page has stood: it counts more, so that there can be fewer of them. */
const FORM_COST = 3;
/** When to come back to a database that is down. */
const DOWN_RETRY_S = 10;
const LOG_DOWN_EVERY_MS = 10_000;

export interface FeedbackOptions {
  connection: DatabaseConnection;
  config: FeedbackConfig;
  pages: FeedbackPages;
  log: ServerLog;
  now?: () => Date;
  /** For tests. */
  bodyWithinMs?: number;
}

interface Outcome {
  status: 200 | 201 | 400 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 503;
  /** For whoever reads the network panel. */
  reason?: string;
  retryAfterS?: number;
}

type FeedbackContext = Context<{ Bindings: HttpBindings }>;

/** What takes feedback. */
export function feedbackRoutes(options: FeedbackOptions): Hono<{ Bindings: HttpBindings }> {
  const { config, log, bodyWithinMs } = options;
  const store = createStore(options);
  const app = new Hono<{ Bindings: HttpBindings }>();
  const answer = async (c: FeedbackContext) => {
    const body = await readBody(c.req.raw, {
      bytes: bodyLimitOf(c.req.raw.headers),
      ...(bodyWithinMs !== undefined && { ms: bodyWithinMs }),
    });
    const outcome = await outcomeOf(c, body);
    // What is left of the request is not read.
    if (body.kind !== 'read') c.header('Connection', 'close');
    if (outcome.status >= 400) log.info('Feedback was refused.', { status: outcome.status });
    return respond(c, outcome, body.kind === 'read' ? body.text : '');
  };
  const outcomeOf = (c: FeedbackContext, body: Body): Outcome | Promise<Outcome> => {
    if (!isFromOurPage(c.req.raw.headers, config)) {
      return { status: 403, reason: 'Feedback comes from pages of this site.' };
    }
    switch (body.kind) {
      case 'large':
        return { status: 413, reason: `Send at most ${BODY_MAX_BYTES} bytes.` };
      case 'late':
        return { status: 408, reason: 'The body did not arrive in time.' };
      case 'read':
        return store(c, body.text);
    }
  };
  app.post(FEEDBACK_PATH, answer);
  app.post(`${FEEDBACK_PATH}/`, answer);
  for (const address of [FEEDBACK_PATH, `${FEEDBACK_PATH}/`]) {
    app.all(address, () => plainText(405, 'Only POST.\n', { Allow: 'POST' }));
  }
  return app;
}

const OUTCOMES: Record<Kept, Outcome> = {
  stored: { status: 201 },
  known: { status: 200 },
  taken: { status: 409, reason: 'The key is that of an answer about something else.' },
  limited: { status: 429, reason: 'Too many from this network.', retryAfterS: REFILL_S },
};

/** Stores what was sent, and says so only when it is durable. */
function createStore({ connection, config, pages, log, now = () => new Date() }: FeedbackOptions) {
  const saltOfDay = createSaltOfDay();
  const logDown = sayRarely((error) => log.warn('Feedback was not stored.', error));
  return async (c: FeedbackContext, body: string): Promise<Outcome> => {
    const { headers } = c.req.raw;
    const network = () =>
      connection.use(async (orm) =>
        hashNetwork(networkOfRequest(c, config.proxies), await saltOfDay(orm, now())),
      );
    try {
      const read = await readSent({ headers, body }, pages, network);
      if (read.kind === 'refused') return read;
      const where = { network: await network(), cost: isForm(headers) ? FORM_COST : 1 };
      return OUTCOMES[await connection.write((orm) => keepAnswer(orm, read.answer, where))];
    } catch (error) {
      if (!(error instanceof DatabaseDown)) throw error;
      logDown(error);
      return { status: 503, reason: 'The database cannot be used now.', retryAfterS: DOWN_RETRY_S };
    }
  };
}

/** Many readers meet the same failure: one line of it in so long a time is enough. */
function sayRarely(say: (error: unknown) => void): (error: unknown) => void {
  let last = -Infinity;
  return (error) => {
    const now = performance.now();
    if (now - last < LOG_DOWN_EVERY_MS) return;
    last = now;
    say(error);
  };
}

/** JSON to the widget, a page to who has no JavaScript. */
function respond(c: Context, outcome: Outcome, body: string): Response | Promise<Response> {
  const { status, reason, retryAfterS } = outcome;
  if (retryAfterS !== undefined) c.header('Retry-After', String(retryAfterS));
  c.header('Cache-Control', 'no-store');
  const failed = status >= 400;
  if (!isForm(c.req.raw.headers)) {
    return c.json(
      { message: failed ? feedbackAnswers.failed : feedbackAnswers.thanks, reason },
      status,
    );
  }
  const fields = Object.fromEntries(new URLSearchParams(body));
  return c.html(printFormPage({ failed, fields }), status);
}
