import { isIP } from 'node:net';
import { z } from 'zod';
import { DocsError } from '#core/errors.ts';

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
}

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
    .refine((text) => originOf(text) !== undefined, { error: originRule })
    .transform(originOf)
    .optional(),
});

function portRule(): string {
  return 'a whole number from 1 to 65535, or leave it out for the first free port from 3000 upwards';
}

function originRule(): string {
  return 'the scheme and host that readers see, such as https://mui.com, or leave it out when they see this server itself';
}

/** The origin that a text is the address of, when it says nothing more. */
function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, href, origin } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined;
}

/**
 * Reads the configuration: `PORT`, `HOST`, `OUT`, `PUBLIC_ORIGIN`. A variable that is set to nothing counts as not set, as in `PORT= npm start`.
 *
 * @throws DocsError that names every variable that makes no sense, its value and the legal ones.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(set);
  if (!read.success) {
    const names = read.error.issues.map(({ path }) => String(path[0]));
    throw new DocsError(
      names.map((name) => `${name} cannot be "${environment[name]}".`).join(' '),
      read.error.issues
        .map(({ path, message }) => `For ${String(path[0])}, use ${message}.`)
        .join(' '),
    );
  }
  const { PORT, HOST, OUT, PUBLIC_ORIGIN } = read.data;
  return { port: PORT, host: HOST, outFolder: OUT, publicOrigin: PUBLIC_ORIGIN };
}
