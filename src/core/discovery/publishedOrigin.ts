import { DocsError } from '../errors.ts';

/** What names the origin from outside. */
export const ORIGIN_VARIABLE = 'PUBLIC_ORIGIN';

/** What it may be, as the end of a sentence that begins with "Use". */
export const ORIGIN_RULE =
  'the scheme and host that readers see, such as https://mui.com, or leave it out';

/** Scheme, host and port, as a browser writes them; a slash may follow. */
const ORIGIN = /^(https?:\/\/(?:[a-z\d]([a-z\d.-]*[a-z\d])?|\[[a-f\d:.]+\])(?::\d{1,5})?)\/?$/i;

/** The origin that a text is the address of, when it says nothing more. */
export const originOf = (text: string): string | undefined => ORIGIN.exec(text)?.[1]?.toLowerCase();

/** Where the pages of a build are found by readers. */
export interface PublishedOrigin {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  /** Whether the environment names it. */
  isGiven: boolean;
}

/**
 * The origin that whole addresses in a build begin with: that of the environment, or else the project's own.
 * @throws DocsError when the environment names something that is no origin.
 */
export function publishedOrigin(
  environment: Readonly<Record<string, string | undefined>>,
  home: string,
): PublishedOrigin {
  const text = environment[ORIGIN_VARIABLE] ?? '';
  if (text === '') return { origin: home, isGiven: false };
  const origin = originOf(text);
  if (origin !== undefined) return { origin, isGiven: true };
  throw new DocsError(`${ORIGIN_VARIABLE} cannot be "${text}".`, `Use ${ORIGIN_RULE}.`);
}
