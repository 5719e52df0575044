import type { DemoUse, DemoUses } from '#core/reference/demoUses.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import type { DemoSets } from './scan.ts';

/** What one demo uses, and how its page speaks about it. */
export interface ScannedDemo {
  use: DemoUse;
  /** What its section has as code. */
  codes: string[];
  sets: DemoSets;
}

const MOST_OF_OWNER = 6;
const MOST_OF_MEMBER = 3;

interface Candidate {
  use: DemoUse;
  /** How many members of the same owner the demo sets: the fewer, the more it is about each. */
  others: number;
  /** 2: the demo is named after it. 1: its section mentions it. */
  mention: number;
  /** Of a component of another plan or variant that has the same prop. */
  kin: boolean;
}

/**
 * The demos of every component, interface, hook and member, most telling first, from different pages where there are
 * several. A component with few demos of its own borrows those of its kin (`DataGrid` for `DataGridPro`).
 * @param demos of equally telling ones, the first comes first.
 */
export function chooseDemoUses(demos: readonly ScannedDemo[], model: ReferenceModel): DemoUses {
  const owners = [...model.components, ...model.interfaces, ...model.hooks].map(
    ({ name, route }) => ({ name, route }),
  );
  const kin = kinOf(model);
  const uses: DemoUses = { owners: {}, members: {} };
  const using = new Map<string, ScannedDemo[]>();
  for (const demo of demos) {
    for (const route of Object.keys(demo.sets)) {
      using.set(route, [...(using.get(route) ?? []), demo]);
    }
  }
  for (const { name, route } of owners) {
    const all = [route, ...(kin.get(route) ?? [])].flatMap((from) =>
      (using.get(from) ?? []).map((demo) => ({ demo, from })),
    );
    // prose names the component that a page is about everywhere: that tells nothing of one demo
    const own = all.map(({ demo, from }) =>
      candidateOf({ ...demo, codes: [] }, { from, name, kin: from !== route }),
    );
    if (own.length > 0) uses.owners[route] = pick(own, MOST_OF_OWNER);
    const members: [string, DemoUse[]][] = [...membersOf(model, route)].flatMap((member) => {
      const candidates = all
        .filter(({ demo, from }) => demo.sets[from]?.includes(member))
        .map(({ demo, from }) => candidateOf(demo, { from, name: member, kin: from !== route }));
      return candidates.length === 0 ? [] : [[member, pick(candidates, MOST_OF_MEMBER)]];
    });
    if (members.length > 0) uses.members[route] = Object.fromEntries(members);
  }
  return uses;
}

function membersOf({ components, interfaces }: ReferenceModel, route: string): string[] {
  const props = components.find((entry) => entry.route === route)?.props;
  const members = props ?? interfaces.find((entry) => entry.route === route)?.members ?? [];
  return members.map(({ name }) => name);
}

/** Components that differ in plan or device and share their props: route → routes of the others. */
function kinOf({ components }: ReferenceModel): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const keyOf = ({ name, product }: ReferenceModel['components'][number]): string =>
    `${product} ${name.replace(/(Pro|Premium)$/, '').replace(/^(Desktop|Mobile)/, '')}`;
  for (const component of components) {
    const key = keyOf(component);
    groups.set(key, [...(groups.get(key) ?? []), component.route]);
  }
  return new Map(
    components.map((component) => {
      const group = groups.get(keyOf(component)) ?? [];
      return [component.route, group.filter((route) => route !== component.route)];
    }),
  );
}

function candidateOf(
  { use, codes, sets }: ScannedDemo,
  { from, name, kin }: { from: string; name: string; kin: boolean },
): Candidate {
  const mentions = new RegExp(`(?<![\\w])${name.replace(/\$/g, '\\$')}(?![\\w])`);
  const named = wordsOf(name).every((word) => wordsOf(use.demo).some((own) => sameWord(own, word)));
  const mention = named ? 2 : codes.some((code) => mentions.test(code)) ? 1 : 0;
  return { use, others: sets[from]?.length ?? 0, mention, kin };
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');

/** `sorting` and `sort`, `labels` and `label`. */
const sameWord = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short === long || (short.length >= 4 && long.startsWith(short));
};

function pick(candidates: readonly Candidate[], most: number): DemoUse[] {
  const ranked = candidates.toSorted(
    (a, b) => Number(a.kin) - Number(b.kin) || b.mention - a.mention || a.others - b.others,
  );
  const first = ranked.filter(
    ({ use }, i) => ranked.findIndex((other) => other.use.route === use.route) === i,
  );
  const rest = ranked.filter((candidate) => !first.includes(candidate));
  return [...first, ...rest].slice(0, most).map(({ use }) => use);
}
