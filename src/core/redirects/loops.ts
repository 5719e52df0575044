import type { Rule } from './entry.ts';
import { exampleOf } from './pattern.ts';
import { firstMatch } from './ruling.ts';

/**
 * The chains that never end, each as the addresses a reader would be sent through, the last one again the first
 * that repeats (or one too many, when the addresses keep growing).
 *
 * Every rule is followed from examples of what it matches. A circle passes through each of its rules, so it is seen
 * from all of them except where the rest of a path has to begin with particular words for the next rule to apply;
 * the rule that asks for these words is itself a start.
 */
export function findLoops(rules: readonly Rule[]): string[][] {
  const chains = rules.flatMap((rule) =>
    [exampleOf(rule.from), exampleOf(rule.from, '')].map((start) => follow(rules, start)),
  );
  const loops = chains.filter((chain) => chain !== undefined);
  return [...new Map(loops.map((chain) => [chain.join(' '), chain])).values()];
}

/** The chain of addresses from `start`, when it never ends; else undefined. */
function follow(rules: readonly Rule[], start: string): string[] | undefined {
  const chain = [start];
  // No honest chain is longer than the list of rules.
  while (chain.length <= rules.length + 1) {
    const target = firstMatch(rules, chain.at(-1) ?? start)?.to;
    // Another host's address is the end of the chain: what happens there is not ours to know.
    if (target === undefined || !target.startsWith('/')) return undefined;
    const pathname = target.replace(/[?#].*$/, '');
    const repeats = chain.includes(pathname);
    chain.push(pathname);
    if (repeats) return chain;
  }
  return chain;
}
