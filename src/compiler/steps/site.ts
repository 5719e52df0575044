import { chartGallery } from '#content/galleries/charts.ts';
import { GALLERY_PAGE } from '#core/demoGallery/demos.ts';
import type { NavigationEntry } from '#core/navigation/navigation.ts';
import type { Problem } from '#core/errors.ts';
import type { CompiledPage } from '../compiledPage.ts';
import type { DerivedPage } from '../dateLibrary/pages.ts';
import { readHeights } from '../demos/heights.ts';
import type { Preview } from '../demos/runDemos.ts';
import { openSite } from '../emit/site.ts';
import { checkTopics } from '../galleries/checkTopics.ts';
import { collectDemos } from '../galleries/demoTable.ts';
import { emitPictures } from '../galleries/emit.ts';
import { createPictureWriter, emitDemoTable } from '../galleries/emitDemos.ts';
import type { Folders } from '../paths.ts';
import type { PlannedSubject } from '../planned/subjects.ts';
import { compileSlotFigures, figuredRoutes } from '../slotFigures/compile.ts';
import type { Drawing } from './demos.ts';
import type { CompiledReference } from './reference.ts';

interface SiteContent {
  compiled: CompiledReference;
  planned: {
    navigation: readonly NavigationEntry[];
    references: ReadonlyMap<string, string>;
  };
  promised: readonly PlannedSubject[];
  dated: readonly DerivedPage[];
  typedParts: ReadonlyMap<string, number>;
}

/**
 * Writes all pages, and the pictures of demos that are shown elsewhere. What needs no demo comes first, then each page as
 * soon as its own are drawn, and last what needs all of them.
 * @param problems takes what is found to be wrong.
 */
export async function writeSite(
  folders: Folders,
  { compiled, ...rest }: SiteContent,
  drawing: Drawing,
  problems: Problem[],
): Promise<void> {
  const { generated } = folders;
  const { pages, printed: reference, model, twins } = compiled;
  const heights = readHeights(folders, problems);
  const site = openSite({ ...rest, folders, pages, reference, twins, heights, problems });

  const figured = model === undefined ? new Set<string>() : figuredRoutes(model);
  for (const page of reference) if (!figured.has(page.route)) site.writeReference(page);

  const writePictures = createPictureWriter(generated);
  const isGallery = ({ source }: CompiledPage): boolean => source.key === GALLERY_PAGE;
  for (const page of pages.filter((one) => !isGallery(one))) {
    const previews = await drawing.ofPage(page);
    await site.writePage(page, { previews });
    for (const shown of collectDemos([page], hasPictureIn(previews)))
      await writePictures(shown, previews);
  }

  const previews = await drawing.all;
  problems.push(...emitPictures(generated, chartGallery, previews));
  const demos = collectDemos(pages, hasPictureIn(previews));
  problems.push(...checkTopics(pages, demos));
  emitDemoTable(generated, demos);
  if (model !== undefined) {
    const source = { model, previews, heights, demos, problems };
    const withFigures = await compileSlotFigures(
      generated,
      reference.filter(({ route }) => figured.has(route)),
      source,
    );
    for (const page of withFigures) site.writeReference(page);
  }
  for (const page of pages.filter(isGallery)) await site.writePage(page, { previews, demos });
  await site.finish();
}

const hasPictureIn =
  (previews: ReadonlyMap<string, Preview>) =>
  (id: string): boolean =>
    (previews.get(id)?.html ?? '') !== '';
