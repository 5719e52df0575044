import path from 'node:path';
import { products } from '#content/products.ts';
import { productOfRoute } from '#core/navigation/products.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { emitLiveModules } from '../dateLibrary/liveModules.ts';
import type { DerivedPage } from '../dateLibrary/pages.ts';
import { printPageModule, printRegistry } from '../demos/modules.ts';
import { ROOT, type Folders } from '../paths.ts';
import { writeIfChanged } from './write.ts';

/** One module per page with demos, one for each date library in which some of them run, and one registry per product. */
export function emitDemoModules(
  folders: Folders,
  pages: readonly CompiledPage[],
  dated: readonly DerivedPage[],
): void {
  const { generated } = folders;
  const siteDemo = path.join(ROOT, 'src/site/demo');
  const withDemos = pages.filter(
    ({ frontMatter, compiledDemos }) =>
      frontMatter !== undefined && compiledDemos.sources.length > 0,
  );
  for (const { source, compiledDemos } of withDemos) {
    const file = path.join(generated, `demos/pages/${source.key}.ts`);
    const live = emitLiveModules(
      folders,
      dated.filter(({ page }) => page.source.key === source.key),
    );
    const module = printPageModule(path.dirname(file), compiledDemos.sources, siteDemo, live);
    writeIfChanged(file, module);
  }
  for (const product of products) {
    const keys = withDemos
      .filter(({ route }) => productOfRoute(products, route).id === product.id)
      .map(({ source }) => source.key);
    writeIfChanged(path.join(generated, `demos/${product.id}.ts`), printRegistry(keys));
  }
}
