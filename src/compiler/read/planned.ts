import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { navigation } from '#content/navigation.ts';
import { anchorOfFact, type PlannedSite } from '../check/site.ts';
import { ROOT } from '../paths.ts';

const proseFacts = z.record(z.string(), z.object({ anchors: z.array(z.string()) }));
const smallHeadings = z.record(z.string(), z.array(z.string()));
const referenceFacts = z.array(z.object({ pathname: z.string(), name: z.string() }));

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(ROOT, 'content/facts', name), 'utf8'));

/** The whole site as it will be: the navigation, and which anchors and reference pages the world links to. */
export function readPlannedSite(): PlannedSite & {
  /** Component → route of its reference page. */
  references: Map<string, string>;
  /** Route → headings, as the facts spell them: with their level and plan. */
  headings: Map<string, readonly string[]>;
} {
  const prose = Object.entries(proseFacts.parse(readJson('pages.json')));
  // The facts of small headings spell routes without the slash at the end.
  const h4 = smallHeadings.parse(readJson('h4-anchors.json'));
  const reference = referenceFacts.parse(readJson('api-pages.json'));
  return {
    navigation,
    prose: new Map(
      prose.map(([route, { anchors }]) => {
        const small = h4[route.replace(/\/$/, '')] ?? [];
        return [route, [...anchors, ...small].map(anchorOfFact)];
      }),
    ),
    headings: new Map(prose.map(([route, { anchors }]) => [route, anchors])),
    reference: new Set(reference.map(({ pathname }) => pathname)),
    references: new Map(reference.map(({ name, pathname }) => [name, pathname])),
  };
}
