import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { DocsError } from '#core/errors.ts';
import { BODY_MAX_BYTES } from '#core/feedback/answer.ts';
import { DatabaseDown, type Keeper } from '../database/keeper.ts';
import { plainText } from '../plainText.ts';
import { redirect } from '../redirect.ts';
import { readFilter } from './filter.ts';
import { STYLE_PATH } from './formPage.ts';
import { listAnswers, votesPerWeek } from './read.ts';
import { printLogin, printReport, REPORT_PATH } from './reportPage.ts';
import { isFromOurPage } from './readRequest.ts';
import { STYLE } from './style.ts';

const ANSWERS = 50;
const COOKIE = 'docs-maintainer';
const COOKIE_MAX_AGE_S = 30 * 24 * 3_600;
/** Who tries tokens has to wait after each. */
const WRONG_TOKEN_MS = 500;

/** No script, no frame, nothing from elsewhere. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export interface MaintainersOptions {
  keeper: Keeper;
  /** Undefined: there is no view. */
  token: string | undefined;
  /** Hosts that count as ours besides the one that was asked. */
  hosts: readonly string[];
  now?: () => Date;
}

/** The style of the pages that the server prints, and for maintainers what readers say. */
export function maintainerRoutes(options: MaintainersOptions): Hono {
  const app = new Hono();
  app.get(STYLE_PATH, (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  if (options.token !== undefined) addView(app, { ...options, token: options.token });
  return app;
}

function addView(app: Hono, options: MaintainersOptions & { token: string }): void {
  const { keeper, token, hosts, now = () => new Date() } = options;
  // The cookie opens this view, and tells nothing else of the token.
  const pass = createHmac('sha256', token).update('maintainer').digest('base64url');
  const isMaintainer = (c: Context): boolean =>
    isSame(getCookie(c, COOKIE) ?? '', pass) ||
    isSame(/^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '', token);

  app.use(REPORT_PATH, async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    c.header('Content-Security-Policy', POLICY);
    c.header('Referrer-Policy', 'same-origin');
  });

  app.get(REPORT_PATH, async (c) => {
    if (!isMaintainer(c)) return c.html(printLogin(false), 401);
    try {
      return c.html(await report(keeper, c.req.query(), now()));
    } catch (error) {
      if (error instanceof DocsError) return plainText(400, `${error.message}\n`);
      if (!(error instanceof DatabaseDown)) throw error;
      return plainText(503, 'The database cannot be used now.\n', { 'Retry-After': '10' });
    }
  });

  app.get(REPORT_PATH.slice(0, -1), () => redirect(REPORT_PATH, 308));

  app.post(REPORT_PATH, bodyLimit({ maxSize: BODY_MAX_BYTES }), async (c) => {
    if (!isFromOurPage(c.req.raw.headers, hosts)) return plainText(403, 'Only from this site.\n');
    const { token: given } = await c.req.parseBody();
    if (typeof given !== 'string' || !isSame(given, token)) {
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
}

/** Compares without telling by the time it takes how much is right. */
function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHmac('sha256', right).update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}

async function report(keeper: Keeper, query: Record<string, string>, now: Date) {
  const { before, part, ...fields } = query;
  const filter = readFilter(fields);
  const votes = await keeper.use((orm) => votesPerWeek(orm, filter));
  const page = { before: wholeOf(before), limit: ANSWERS + 1 };
  const answers = await keeper.use((orm) => listAnswers(orm, filter, page));
  const shown = answers.slice(0, ANSWERS);
  const older = answers.length > ANSWERS ? shown.at(-1)?.id : undefined;
  return printReport({ fields, votes, part: wholeOf(part) ?? 0, answers: shown, older, now });
}

const wholeOf = (text: string | undefined): number | undefined =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined;
