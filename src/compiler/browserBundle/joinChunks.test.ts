import { describe, expect, it } from 'vitest';
import { joinChunks, type SharedChunk } from './joinChunks.ts';

interface Named extends SharedChunk {
  name: string;
}

const chunk = (name: string, bytes: number, ...imports: Named[]): Named => ({
  name,
  bytes,
  imports,
});

/** Groups as the names of their chunks, in a stable order. */
const join = (chunks: readonly Named[], loads: readonly (readonly Named[])[]): string[] =>
  joinChunks(
    chunks,
    loads.map((load) => new Set(load)),
  )
    .map((group) =>
      group
        .map(({ name }) => name)
        .sort()
        .join(' '),
    )
    .sort();

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('joinChunks', () => {
  it('joins what is always loaded together', () => {
    const [a, b, c] = [chunk('a', 500_000), chunk('b', 900_000), chunk('c', 90_000)];
    expect(
      join(
        [a, b, c],
        [
          [a, b],
          [a, b, c],
        ],
      ),
    ).toEqual(['a b', 'c']);
  });

  it('joins a small chunk with what most of its users load, and leaves a large one alone', () => {
    const base = chunk('base', 400_000);
    const [small, large] = [chunk('small', 2_000), chunk('large', 200_000)];
    const loads = [...times(9, [base, small, large]), [base]];
    expect(join([base, small], loads)).toEqual(['base small']);
    expect(join([base, large], loads)).toEqual(['base', 'large']);
  });

  it('joins nothing that no reader loads together', () => {
    const [a, b] = [chunk('a', 1), chunk('b', 1)];
    expect(join([a, b], [[a], [b]])).toEqual(['a', 'b']);
    expect(join([a, b], [])).toEqual(['a', 'b']);
    expect(join([], [[]])).toEqual([]);
  });

  it('counts what the other chunk imports, too', () => {
    const heavy = chunk('heavy', 900_000);
    const thin = chunk('thin', 100, heavy);
    const base = chunk('base', 300_000);
    // Joined with `thin`, the base would bring `heavy` to the ten that do without it.
    const loads = [...times(30, [base, thin, heavy]), ...times(10, [base])];
    expect(join([base, thin, heavy], loads)).toEqual(['base', 'heavy thin']);
  });

  it('never makes a group import itself through another one', () => {
    const first = chunk('first', 100);
    const between = chunk('between', 900_000, first);
    const last = chunk('last', 100, between);
    // `first` and `last` have nearly the same users. `between` has some more, and is too large for the others.
    const loads = [...times(20, [first, between, last]), ...times(5, [first, between])];
    const groups = join([first, between, last], loads);
    expect(groups).not.toContain('first last');
  });

  it('spares a reader who needs little what many others need', () => {
    const [a, b] = [chunk('a', 30_000), chunk('b', 30_000)];
    const rest = chunk('rest', 3_000_000);
    const many = times(4, [a, b, rest]);
    // The same bytes: much for whoever needs 30,000, little beside 3 millions.
    expect(join([a, b], [...many, [a]])).toEqual(['a', 'b']);
    expect(join([a, b, rest], [...many, [a, rest]])).toContain('a b rest');
  });

  it('gives the same groups for the same chunks', () => {
    const make = (): [Named[], Named[][]] => {
      const chunks = Array.from({ length: 40 }, (_, n) =>
        chunk(String(n), ((n * 7919) % 97) * 500 + 1),
      );
      const loads = Array.from({ length: 25 }, (_, load) =>
        chunks.filter((_chunk, n) => (n * 31 + load * 17) % 5 < 2),
      );
      return [chunks, loads];
    };
    const groups = join(...make());
    expect(groups.length).toBeLessThan(40);
    expect(join(...make())).toEqual(groups);
    expect(groups.flatMap((group) => group.split(' ')).toSorted()).toHaveLength(40);
  });
});
