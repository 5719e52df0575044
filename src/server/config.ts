import { isIP } from 'node:net';
import { z } from 'zod';
import { ORIGIN_RULE, originOf } from '#core/discovery/publishedOrigin.ts';
import { DocsError } from '#core/errors.ts';
import { MOST_ROWS } from './demoData/rows.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';

/** What the server is told from outside. */
export interface Config {
  /** Undefined: the first free one from 3000 upwards. */
  port: number | undefined;
  /** An IP address or a host name of this machine. */
  host: string;
  /** The folder of the export, from the working directory. */
  outFolder: string;
  /** Where readers find the site, when that is not where the server listens: scheme, host and port. */
  publicOrigin: string | undefined;
  /** Besides its own, browsers stay with https on all hosts below it. */
  subdomains: boolean;
  /** The only hosts that requests may be for; undefined: any. */
  allowedHosts: readonly string[] | undefined;
  logLevel: LogLevel;
  /** How many rows the demos of the grid find on the server; 0: none, and no table. */
  demoRows: number;
  feedback: FeedbackConfig;
}

/** Where feedback goes, and who may send and read it. */
export interface FeedbackConfig {
  /** PostgreSQL; undefined: the embedded database in `folder`. */
  databaseUrl: string | undefined;
  /** From the working directory. */
  folder: string;
  /** Opens the maintainers' view; undefined: there is none. */
  token: string | undefined;
  /** How many proxies of ours stand before the server, each adding an address to `X-Forwarded-For`. */
  proxies: number;
  /** Hosts that pages may be served from, besides the one a request is for. */
  hosts: readonly string[];
  /** Readers find the site over https only: an unencrypted page is not ours. */
  encrypted: boolean;
}

/** A shorter one could be found by trying, and so could one of few different characters. */
const TOKEN_MIN = 16;
const TOKEN_KINDS_MIN = 6;
const PROXIES_MAX = 9;
/**
 * PostgreSQL answers 95 of 100 requests about the most within 50 ms (`bench/demoData.ts`). The embedded database shares its
 * process with the pages, and whoever asks first waits for its rows.
 */
const DEMO_ROWS = { embedded: 10_000, postgres: MOST_ROWS, most: MOST_ROWS };

/** The variables, each with what it may be, said so that it ends the sentence "Use …". */
const Environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: portRule, abort: true })
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65535, { error: portRule })
    .optional(),
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host), {
      error: 'an IP address or a host name, such as 127.0.0.1, 0.0.0.0 or localhost',
    })
    // Not `localhost`: which of its addresses that is differs between machines.
    .default('127.0.0.1'),
  OUT: z.string().default('out'),
  PUBLIC_ORIGIN: z
    .string()
    .refine((text) => originOf(text) !== undefined, { error: ORIGIN_RULE })
    .transform(originOf)
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  DATABASE_URL: z
    .string()
    .refine((url) => /^postgres(ql)?:/.test(url) && URL.canParse(url), {
      error: 'an address such as postgres://user:password@host:5432/name',
    })
    .optional(),
  FEEDBACK_FOLDER: z.string().default('data/feedback'),
  FEEDBACK_TOKEN: z
    .string()
    .refine((token) => token.length >= TOKEN_MIN && new Set(token).size >= TOKEN_KINDS_MIN, {
      error: `at least ${TOKEN_MIN} characters that nobody guesses, ${TOKEN_KINDS_MIN} of them different`,
    })
    .optional(),
  PROXIES: z
    .string()
    .regex(new RegExp(`^[0-${PROXIES_MAX}]$`), {
      error: `how many proxies stand before the server, 0 to ${PROXIES_MAX}`,
    })
    .transform(Number)
    .default(0),
  FEEDBACK_HOSTS: hostList().default([]),
  ALLOWED_HOSTS: hostList().optional(),
  DEMO_ROWS: z
    .string()
    .regex(/^\d{1,7}$/, { error: demoRowsRule, abort: true })
    .transform(Number)
    .refine((rows) => rows <= DEMO_ROWS.most, { error: demoRowsRule })
    .optional(),
  HSTS_SUBDOMAINS: z.enum(['yes', 'no'], { error: 'yes or no' }).default('no'),
});

/** Nobody should read these in a log. */
const SECRETS = new Set(['DATABASE_URL', 'FEEDBACK_TOKEN']);

function hostList() {
  return z
    .string()
    .regex(/^[a-z\d.-]+(:\d+)?(,[a-z\d.-]+(:\d+)?)*$/i, {
      error: 'hosts with commas between them, such as docs.example.com,localhost:3000',
    })
    .transform((hosts) => hosts.toLowerCase().split(','));
}

function demoRowsRule(): string {
  return `a whole number from 0 to ${DEMO_ROWS.most}`;
}

function portRule(): string {
  return 'a whole number from 1 to 65535, or leave it out for the first free port from 3000 upwards';
}

/**
 * Reads the configuration; README.md lists the variables. One that is set to nothing counts as not set, as in `PORT= npm start`.
 *
 * @throws DocsError that names every variable that makes no sense, its value and the legal ones.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(set);
  if (!read.success) {
    const names = read.error.issues.map(({ path }) => String(path[0]));
    throw new DocsError(
      names
        .map((name) =>
          SECRETS.has(name)
            ? `${name} makes no sense.`
            : `${name} cannot be "${environment[name]}".`,
        )
        .join(' '),
      read.error.issues
        .map(({ path, message }) => `For ${String(path[0])}, use ${message}.`)
        .join(' '),
    );
  }
  const { PORT, HOST, OUT, PUBLIC_ORIGIN, LOG_LEVEL, ALLOWED_HOSTS, HSTS_SUBDOMAINS, ...rest } =
    read.data;
  const { DEMO_ROWS: demoRows, ...feedback } = rest;
  return {
    port: PORT,
    host: HOST,
    outFolder: OUT,
    publicOrigin: PUBLIC_ORIGIN,
    subdomains: HSTS_SUBDOMAINS === 'yes',
    allowedHosts: ALLOWED_HOSTS,
    logLevel: LOG_LEVEL,
    demoRows:
      demoRows ?? (feedback.DATABASE_URL === undefined ? DEMO_ROWS.embedded : DEMO_ROWS.postgres),
    feedback: {
      databaseUrl: feedback.DATABASE_URL,
      folder: feedback.FEEDBACK_FOLDER,
      token: feedback.FEEDBACK_TOKEN,
      proxies: feedback.PROXIES,
      hosts: feedback.FEEDBACK_HOSTS,
      encrypted: PUBLIC_ORIGIN?.startsWith('https:') ?? false,
    },
  };
}
