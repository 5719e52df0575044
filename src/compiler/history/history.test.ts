import { readFileSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTED_VERSION, products } from '#content/products.ts';
import published from '#content/publishedVersions.json' with { type: 'json' };
import { parseHistory, printHistory } from '#core/history/file.ts';
import {
  compareMinors,
  isIn,
  majorOf,
  minorOf,
  type PackageHistory,
  type Span,
} from '#core/history/history.ts';
import type { ProductId } from '#core/navigation/products.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { extractReference } from '../extract/extract.ts';
import { readPackages } from '../extract/packages.ts';
import { projectFolders } from '../paths.ts';
import { withHistory } from './annotate.ts';
import { historyFileOf, readHistories, readHistory } from './historyFiles.ts';

const documented = products.flatMap(({ id, packages }) =>
  packages.map(({ name, plan }) => ({ name, plan, product: id })),
);

const MOST_BYTES = 600_000;

/** The packages are read anew when their reader has changed. */
const SLOW_MS = 240_000;

describe.each(documented)('the history of $name', ({ name }) => {
  const history = readHistory(name);
  const file = historyFileOf(name);
  const text = readFileSync(file, 'utf8');
  const json: unknown = JSON.parse(text);

  it('is written as it is read', () => {
    expect(`${JSON.stringify(printHistory(parseHistory(json)), null, 2)}\n`).toBe(text);
    expect(history.package).toBe(name);
  });

  it('was read from versions that are published, the newest patch of each minor', () => {
    const versions = published[name as keyof typeof published];
    for (const [minor, version] of history.read) {
      expect(minorOf(version)).toBe(minor);
      // The list of published versions ends with the documented major.
      if (majorOf(version) > majorOf(DOCUMENTED_VERSION)) continue;
      expect(versions).toContain(version);
    }
  });

  it('has every minor of the documented major that is published, and the last version of others', () => {
    const versions = published[name as keyof typeof published];
    const read = [...history.read.keys()];
    const ofMajor = versions.filter((one) => majorOf(one) === majorOf(DOCUMENTED_VERSION));
    expect(read).toEqual(expect.arrayContaining([...new Set(ofMajor.map(minorOf))]));
    const lastOfMajors = [5, 6, 7].flatMap(
      (major) => versions.findLast((version) => majorOf(version) === major) ?? [],
    );
    expect(read).toEqual(expect.arrayContaining(lastOfMajors.map(minorOf)));
    expect(read.some((minor) => majorOf(minor) === 9)).toBe(true);
  });

  it('ends no name before it begins, and changes none outside of its time', () => {
    const wrong: string[] = [];
    const check = (label: string, span: Span): void => {
      const { first, last } = span;
      if (last !== undefined && compareMinors(first, last) > 0) wrong.push(label);
      // Of what was read in the newest version nothing may say that it is gone.
      if (last !== undefined && last === [...history.read.keys()].at(-1)) wrong.push(label);
    };
    for (const [exported, span] of history.exports) check(exported, span);
    for (const [owner, { members, slots, classes }] of history.owners) {
      for (const [one, member] of members) {
        check(`${owner}.${one}`, member);
        for (const { since } of [...member.types, ...member.defaults]) {
          if (since !== undefined && !isIn(member, since)) wrong.push(`${owner}.${one} ${since}`);
        }
      }
      for (const [one, span] of [...slots, ...classes]) check(`${owner} ${one}`, span);
    }
    expect(wrong).toEqual([]);
  });
});

it('is compact', () => {
  const bytes = documented.map(({ name }) => statSync(historyFileOf(name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

describe('the reference', () => {
  let model: ReferenceModel;
  const installed = new Map(readPackages().map(({ name, version }) => [name, minorOf(version)]));
  const histories = readHistories();

  beforeAll(async () => {
    model = await extractReference(projectFolders.generated);
  }, SLOW_MS);

  /** Whether a package of the product has the name in the version that is installed of it. */
  const has = (product: ProductId, find: (history: PackageHistory) => Span | undefined): boolean =>
    (histories.get(product) ?? []).some((history) => {
      const span = find(history);
      const minor = installed.get(history.package);
      return span !== undefined && minor !== undefined && isIn(span, minor);
    });

  it('documents no component, interface, hook, event or selector that the history does not know', () => {
    const { components, interfaces, hooks, events, selectors } = model;
    const unknown = [
      ...[...components, ...hooks].map(({ exportName, product }) => ({
        name: exportName,
        product,
      })),
      ...interfaces,
      ...selectors.map(({ name }) => ({ name, product: 'x-data-grid' as const })),
    ].filter(({ name, product }) => !has(product, ({ exports: all }) => all.get(name)));
    expect(unknown.map(({ name }) => name)).toEqual([]);
    const lost = events.filter(
      ({ name }) =>
        !has('x-data-grid', ({ owners }) => owners.get('GridEventLookup')?.members.get(name)),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it('documents no prop, slot or member that the history does not know', () => {
    const unknown = [...model.components, ...model.interfaces].flatMap((entry) => {
      const members = entry.kind === 'component' ? entry.props : entry.members;
      const slots = entry.kind === 'component' ? entry.slots : [];
      const part = (kind: 'members' | 'slots', list: readonly { name: string }[]) =>
        list
          .filter(
            ({ name }) =>
              !has(entry.product, ({ owners }) => owners.get(entry.name)?.[kind].get(name)),
          )
          .map(({ name }) => `${entry.name} ${kind} ${name}`);
      return [...part('members', members), ...part('slots', slots)];
    });
    expect(unknown).toEqual([]);
  });

  it('says since when what the pages call new is there', () => {
    const told = withHistory(model, histories, DOCUMENTED_VERSION);
    const entry = (name: string) =>
      [...told.components, ...told.interfaces, ...told.hooks].find((one) => one.name === name);
    const prop = (owner: string, name: string) =>
      told.components.find((one) => one.name === owner)?.props.find((one) => one.name === name);
    // The texts of content/docs say so, each checked against the packages by its author.
    expect(entry('ChartsPanelTrigger')?.since).toBe('8.12');
    expect(prop('DataGridPremium', 'chartsIntegration')?.since).toBe('8.12');
    expect(prop('DataGrid', 'disableRowSelectionExcludeModel')?.since).toBe('8.11');
    expect(prop('DataGridPro', 'multipleColumnsSortingMode')?.since).toBe('8.5');
    expect(prop('RichTreeView', 'getItemChildren')?.since).toBe('8.4');
    expect(prop('DataGrid', 'dataSource')?.since).toBeUndefined();
    expect(prop('DataGrid', 'rows')?.since).toBeUndefined();
  });
});
