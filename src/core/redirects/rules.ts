import { DocsError } from '../errors.ts';
import type { RedirectEntry, Rule } from './entry.ts';
import { findLoops } from './loops.ts';
import { compile, namesOf } from './pattern.ts';

/**
 * Checks the entries and puts them into the order in which they are tried: first those that send the reader on,
 * then those that serve, both in the order written. A page has one address; `/fr/x/…` belongs to `/fr/*`, which
 * serves, and to `/:lang/x/*`, which leads to that address, and the second is what a reader and a search engine need.
 *
 * @throws DocsError that lists every entry that makes no sense and every loop, with its chain.
 */
export function readRules(entries: readonly RedirectEntry[]): Rule[] {
  const problems = entries.flatMap((entry, index) => problemsOf(entry, entries.slice(0, index)));
  refuse(problems);
  const rules = entries.map((entry) => ({ ...entry, pattern: compile(entry.from) }));
  const inOrder = [
    ...rules.filter((rule) => rule.status !== 200),
    ...rules.filter((rule) => rule.status === 200),
  ];
  refuse(findLoops(inOrder).map((chain) => `A loop: ${chain.join(' → ')}.`));
  return inOrder;
}

function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const list = problems.map((problem) => `\n  ${problem}`).join('');
  throw new DocsError(`The redirects cannot be used:${list}\n`, 'Fix these entries.');
}

function problemsOf({ from, to, status }: RedirectEntry, earlier: readonly RedirectEntry[]) {
  const problems: string[] = [];
  const say = (problem: string) => problems.push(`${from} → ${to} (${status}): ${problem}`);
  const bound = namesOf(from);
  if (!/^\/(?!\/)/.test(from)) say('"from" must be a path that starts with one slash.');
  if (/\*(?!$)|[^/]\*/.test(from)) say('"*" may only be the last segment of "from".');
  if (/[?#]/.test(from)) say('"from" is a path; leave out query and hash.');
  for (const name of bound.filter((name) => name !== ':lang' && name !== ':splat')) {
    say(`"${name}" is no placeholder. Use ":lang" for a language, or "*" at the end for the rest.`);
  }
  for (const name of namesOf(to.replace(/^https:/, '')).filter((name) => !bound.includes(name))) {
    say(`"to" uses "${name}", which "from" does not bind.`);
  }
  if (!/^(?:https:\/\/[^/]|\/(?!\/))/.test(to)) say('"to" must be a path or an https address.');
  if (![200, 301, 302].includes(status)) say('the status must be one of 200, 301, 302.');
  if (status === 200 && !/^\/[^?#]*$/.test(to))
    say('only a path of this site can be served (200).');
  if (earlier.some((other) => other.from === from)) say('an earlier entry has the same "from".');
  return problems;
}
