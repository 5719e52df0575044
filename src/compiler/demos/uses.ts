import type { DemoUses } from '#core/reference/demoUses.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { hashOf, type Cache } from '../cache.ts';
import type { DemoSection } from '../markdown/demoSections.ts';
import type { DemoSource } from './read.ts';
import { chooseDemoUses, type ScannedDemo } from './uses/choose.ts';

/** A page, as far as its demos' uses depend on it. */
export interface PageWithDemos {
  route: string;
  title: string;
  /** Where each demo stands, by its name. */
  sections: Readonly<Record<string, DemoSection>>;
  sources: readonly DemoSource[];
}

/**
 * Which documented components, props, interfaces and hooks the demos of all pages use. A page is read anew only when
 * one of its demos, the section around it, or the reference changes.
 * @param pages of equally telling demos, those of the first page come first.
 */
export async function findDemoUses(
  pages: readonly PageWithDemos[],
  model: ReferenceModel,
  cache: Cache,
): Promise<DemoUses> {
  const modelHash = hashOf(JSON.stringify(model));
  const scan = createScan(model);
  const demos: ScannedDemo[] = [];
  for (const page of pages.filter(({ sources }) => sources.length > 0)) {
    const { route, title, sections } = page;
    const texts = page.sources.flatMap(({ name, variants }) => [
      name,
      ...variants[0].files.flatMap((file) => [file.name, file.source]),
    ]);
    const inputs = [modelHash, route, title, JSON.stringify(sections), ...texts];
    demos.push(...(await cache.get(inputs, () => scan(page))));
  }
  return chooseDemoUses(demos, model);
}

/** TypeScript is slow to load, and what the model says is read once: only when some page is not cached. */
function createScan(model: ReferenceModel): (page: PageWithDemos) => Promise<ScannedDemo[]> {
  const loading = async () => {
    const [{ documentedBy, scanDemo }, { createShapes }] = await Promise.all([
      import('./uses/scan.ts'),
      import('./uses/shapes.ts'),
    ]);
    return { scanDemo, documented: documentedBy(model, createShapes(model)) };
  };
  let loaded: ReturnType<typeof loading> | undefined;
  return async ({ route, title, sections, sources }) => {
    loaded ??= loading();
    const { scanDemo, documented } = await loaded;
    return sources.map(({ name, variants }) => {
      const { heading, codes = [] } = sections[name] ?? {};
      return {
        use: { route, page: title, demo: name, ...(heading !== undefined && { heading }) },
        codes,
        // stylings of one demo set the same
        sets: scanDemo(variants[0].files, documented),
      };
    });
  };
}
