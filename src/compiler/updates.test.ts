import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Group {
  groupName: string;
  /** Names, or regular expressions between slashes. */
  matchPackageNames: string[];
  enabled?: boolean;
}

const { packageRules } = JSON.parse(readFileSync('renovate.json', 'utf8')) as {
  packageRules: Group[];
};
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
/** What is installed under a name, and the package that it is where that has another one. */
const installed = Object.entries({ ...dependencies, ...devDependencies }).map(
  ([name, version]) => ({ name, of: /^npm:(.+)@/.exec(version)?.[1] ?? name }),
);

const matches = (pattern: string, name: string): boolean => {
  const expression = /^\/(.+)\/$/.exec(pattern)?.[1];
  return expression === undefined ? pattern === name : new RegExp(expression).test(name);
};

describe('a group of updates', () => {
  it.each(packageRules)('has packages that are in use: $groupName', ({ matchPackageNames }) => {
    const idle = matchPackageNames.filter(
      (pattern) =>
        !installed.some(({ name, of }) => matches(pattern, name) || matches(pattern, of)),
    );
    expect(idle).toEqual([]);
  });

  it('never has what older versions are read from, by whichever name it is known', () => {
    const kept = packageRules
      .filter(({ enabled }) => enabled === false)
      .flatMap(({ matchPackageNames }) => matchPackageNames);
    const older = installed.filter(({ name, of }) => name !== of && /-\d$/.test(name));
    expect(older.length).toBeGreaterThan(0);
    for (const { name, of } of older) {
      for (const known of [name, of]) {
        expect({ known, kept: kept.some((pattern) => matches(pattern, known)) }).toEqual({
          known,
          kept: true,
        });
      }
    }
  });
});
