const SPEC = /^(.*\/)?([^/]+)\.spec\.ts$/;

/**
 * What is wrong with the specs among some files: each lies beside the demo that it is named after.
 * @param files paths with forward slashes.
 */
export function specsWithoutDemo(files: readonly string[]): string[] {
  const known = new Set(files);
  return files.flatMap((file) => {
    const [, folder = '', name] = SPEC.exec(file) ?? [];
    if (name === undefined) return [];
    const demo = `${folder}${name}`;
    if (known.has(`${demo}.tsx`) || known.has(`${demo}/system.tsx`)) return [];
    return [`${file}: ${noDemo(name)}`];
  });
}

export const noDemo = (name: string): string =>
  `There is no demo "${name}" beside it. Name the spec after its demo, or delete it.`;

/** Which demos nobody tests, of some pages. */
export function demosWithoutSpec(
  pages: readonly { key: string; demos: readonly string[] }[],
  files: readonly string[],
): string[] {
  const known = new Set(files);
  return pages.flatMap(({ key, demos }) =>
    demos
      .map((name) => `content/docs/${key}/${name}`)
      .filter((demo) => !known.has(`${demo}.spec.ts`))
      .map(
        (demo) =>
          `${demo}: This section is finished, and the demo has no spec. Write ${demo}.spec.ts: what the page says of it, by testDemo.`,
      ),
  );
}
