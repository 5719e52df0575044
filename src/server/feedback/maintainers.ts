import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DocsError } from '#core/errors.ts';
import { BODY_MAX_BYTES } from '#core/feedback/answer.ts';
import { readBody } from '../body.ts';
import { createBuckets, type BucketRule } from '../buckets.ts';
import type { FeedbackConfig } from '../config.ts';
import { DatabaseDown, type DatabaseConnection } from '../database/connection.ts';
import { plainText } from '../plainText.ts';
import { redirect } from '../redirect.ts';
import { readFilter } from './filter.ts';
import { STYLE_PATH } from './formPage.ts';
import { networkOfRequest } from './network.ts';
import { listAnswers, votesPerWeek } from './read.ts';
import { printLogin, printReport, REPORT_PATH } from './reportPage.ts';
import { isFromOurPage } from './readRequest.ts';
import { STYLE } from './style.ts';

const ANSWERS = 50;
const COOKIE = 'docs-maintainer';
const COOKIE_MAX_AGE_S = 30 * 24 * 3_600;
/** Who tries tokens has to wait after each. */
const WRONG_TOKEN_MS = 500;
/** And a network has so many tries, a new one twice in a minute. */
const GUESSES: BucketRule = { size: 10, perSecond: 1 / 30 };

/** No script, no frame, nothing from elsewhere. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export interface MaintainersOptions {
  connection: DatabaseConnection;
  config: FeedbackConfig;
  now?: () => Date;
}

/** The style of the pages that the server prints, and for maintainers what readers say. */
export function maintainerRoutes(options: MaintainersOptions): Hono {
  const app = new Hono();
  app.get(STYLE_PATH, (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  const { token } = options.config;
  if (token !== undefined) addView(app, { ...options, token });
  return app;
}

function addView(app: Hono, options: MaintainersOptions & { token: string }): void {
  const { connection, token, config, now = () => new Date() } = options;
  // The cookie opens this view, and tells nothing else of the token.
  const pass = createHmac('sha256', token).update('maintainer').digest('base64url');
  const guesses = createBuckets(GUESSES);
  /** Whether a token is the right one; a network that has guessed too often is not told. */
  const judge = (c: Context, given: string): 'right' | 'wrong' | 'limited' => {
    const network = networkOfRequest(c, config.proxies);
    if (!guesses.take(network, 1)) return 'limited';
    if (!isSame(given, token)) return 'wrong';
    guesses.giveBack(network, 1);
    return 'right';
  };
  const admit = (c: Context): 'right' | 'wrong' | 'limited' => {
    if (isSame(getCookie(c, COOKIE) ?? '', pass)) return 'right';
    const given = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    return given === undefined ? 'wrong' : judge(c, given);
  };
  const limited = (c: Context): Response =>
    plainText(429, 'Too many wrong tokens came from this network. Please try again later.\n', {
      'Retry-After': String(guesses.secondsUntil(networkOfRequest(c, config.proxies), 1)),
    });

  app.use(REPORT_PATH, async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    c.header('Content-Security-Policy', POLICY);
    c.header('Referrer-Policy', 'same-origin');
  });

  app.get(REPORT_PATH, async (c) => {
    const admitted = admit(c);
    if (admitted === 'limited') return limited(c);
    if (admitted === 'wrong') return c.html(printLogin(false), 401);
    try {
      return c.html(await report(connection, c.req.query(), now()));
    } catch (error) {
      if (error instanceof DocsError) return plainText(400, `${error.message}\n`);
      if (!(error instanceof DatabaseDown)) throw error;
      return plainText(503, 'The database cannot be used now.\n', { 'Retry-After': '10' });
    }
  });

  const others = () => plainText(405, 'Only GET, HEAD and POST.\n', { Allow: 'GET, HEAD, POST' });

  app.get(REPORT_PATH.slice(0, -1), () => redirect(REPORT_PATH, 308));

  app.post(REPORT_PATH, async (c) => {
    if (!isFromOurPage(c.req.raw.headers, config)) return plainText(403, 'Only from this site.\n');
    const body = await readBody(c.req.raw, { bytes: BODY_MAX_BYTES });
    if (body.kind !== 'read') {
      const [status, text] = UNREAD[body.kind];
      return plainText(status, text, { Connection: 'close' });
    }
    const given = await tokenIn(body.text, c.req.header('Content-Type') ?? '');
    if (given === undefined) return plainText(400, 'The form cannot be read.\n');
    const judged = judge(c, given);
    if (judged === 'limited') return limited(c);
    if (judged === 'wrong') {
      await wait(WRONG_TOKEN_MS);
      return c.html(printLogin(true), 401);
    }
    const secure = new URL(c.req.header('Origin') ?? c.req.url).protocol === 'https:';
    setCookie(c, COOKIE, pass, {
      path: REPORT_PATH,
      httpOnly: true,
      sameSite: 'Strict',
      secure,
      maxAge: COOKIE_MAX_AGE_S,
    });
    return c.redirect(REPORT_PATH, 303);
  });
  app.all(REPORT_PATH, others);
}

const UNREAD = {
  large: [413, `Send at most ${BODY_MAX_BYTES} bytes.\n`],
  late: [408, 'The body did not arrive in time.\n'],
} as const;

/** The token of a form, empty when it has none; undefined for what is no form. */
async function tokenIn(body: string, type: string): Promise<string | undefined> {
  try {
    const fields = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    const token = fields.get('token');
    return typeof token === 'string' ? token : '';
  } catch {
    return undefined; // the caller says so
  }
}

/** Compares without telling by the time it takes how much is right. */
function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHmac('sha256', right).update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}

async function report(connection: DatabaseConnection, query: Record<string, string>, now: Date) {
  const { before, part, ...fields } = query;
  const filter = readFilter(fields);
  const votes = await connection.use((orm) => votesPerWeek(orm, filter));
  const page = { before: wholeOf(before), limit: ANSWERS + 1 };
  const answers = await connection.use((orm) => listAnswers(orm, filter, page));
  const shown = answers.slice(0, ANSWERS);
  const older = answers.length > ANSWERS ? shown.at(-1)?.id : undefined;
  return printReport({ fields, votes, part: wholeOf(part) ?? 0, answers: shown, older, now });
}

const wholeOf = (text: string | undefined): number | undefined =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined;
