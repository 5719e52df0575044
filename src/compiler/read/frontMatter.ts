import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { PLANS } from '#core/reference/plans.ts';
import type { Problem } from '#core/errors.ts';

const schema = z.strictObject({
  title: z.string().trim().min(1),
  description: z.string().trim().min(20).max(160),
  components: z.array(z.string()).default([]),
  packages: z.array(z.string().startsWith('@mui/')).default([]),
  plan: z.enum(PLANS).default('community'),
  ads: z.boolean().default(true),
  toc: z.boolean().default(true),
  waiAria: z.url({ protocol: /^https$/ }).optional(),
});

export type FrontMatter = z.infer<typeof schema>;

/** The legal keys, for messages. */
const KEYS = Object.keys(schema.shape).join(', ');

/** Line (1-based in the file) of a top-level key of a YAML block that starts on line 2. */
function lineOfKey(yaml: string, key: string): number {
  const at = yaml.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return at < 0 ? 1 : at + 2;
}

/**
 * Reads a page's front matter (the text between the `---` lines).
 * @returns the values, or the problems found, each with its line in `file`.
 */
export function readFrontMatter(
  file: string,
  yaml: string | undefined,
): { values: FrontMatter } | { problems: Problem[] } {
  if (yaml === undefined) {
    const remedy = 'Start the file with `---`, then title and description, then `---`.';
    return { problems: [{ file, line: 1, message: 'The page has no front matter.', remedy }] };
  }
  let data: unknown;
  try {
    data = parse(yaml) ?? {}; // nothing between the lines: every key is missing
  } catch (error) {
    // An alias that names nothing (`title: *Bold*`) is a ReferenceError without a place.
    const place = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
    const line = (place ?? 0) + 1;
    const message = `The front matter is no YAML: ${(error as Error).message.split('\n')[0]}`;
    return { problems: [{ file, line, message, remedy: 'Fix the line; quote values with `:`.' }] };
  }
  const result = schema.safeParse(data);
  if (result.success) return { values: result.data };
  return { problems: result.error.issues.flatMap((issue) => problemsOf(file, yaml, issue)) };
}

function problemsOf(file: string, yaml: string, issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      line: lineOfKey(yaml, key),
      message: `Unknown front matter key "${key}".`,
      remedy: `Use only: ${KEYS}.`,
    }));
  }
  const key = String(issue.path[0] ?? '');
  const where = issue.path.length > 1 ? ` (entry ${String(issue.path[1])})` : '';
  return [
    {
      file,
      line: lineOfKey(yaml, key),
      message: `Front matter "${key}"${where}: ${issue.message}.`,
      remedy: 'See "Front matter" in docs/writing.md.',
    },
  ];
}
