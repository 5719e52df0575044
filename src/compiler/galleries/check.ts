import type { Problem } from '#core/errors.ts';
import { GALLERY_FEATURES, GALLERY_TASKS, partsOf, type Gallery } from '#core/galleries.ts';

interface PageWithDemos {
  source: { key: string };
  demos: readonly { name: string }[];
}

/**
 * Demos of a gallery that no page shows, or that stand in it twice, and choices of its filter that would leave nothing.
 * Where the page of the gallery is not compiled, nobody sees it.
 */
export function checkGallery(gallery: Gallery, pages: readonly PageWithDemos[]): Problem[] {
  if (!pages.some(({ source }) => source.key === gallery.page)) return [];
  const shown = new Set(
    pages.flatMap(({ source, demos }) => demos.map(({ name }) => `${source.key}/${name}`)),
  );
  const seen = new Set<string>();
  const entries = Object.values(gallery.groups).flat();
  const ofEntries = entries.flatMap((entry): Problem[] => {
    const twice = seen.has(entry.demo);
    seen.add(entry.demo);
    const { page, name } = partsOf(entry);
    return [
      ...(shown.has(entry.demo)
        ? []
        : [
            {
              file: gallery.file,
              message: `The gallery names the demo "${entry.demo}", which the page ${page} does not show.`,
              remedy: `Correct the name, show it there with ::demo{name="${name}"}, or remove it.`,
            },
          ]),
      ...(twice
        ? [
            {
              file: gallery.file,
              message: `The demo "${entry.demo}" stands twice in the gallery.`,
              remedy: 'Keep one of them.',
            },
          ]
        : []),
      ...(entry.tasks.length > 0
        ? []
        : [
            {
              file: gallery.file,
              message: `The demo "${entry.demo}" is in the gallery without a task.`,
              remedy: `Give it one or more of ${GALLERY_TASKS.join(', ')}.`,
            },
          ]),
    ];
  });
  const used = new Set(entries.flatMap(({ tasks, features }) => [...tasks, ...features]));
  const unused = [...GALLERY_TASKS, ...GALLERY_FEATURES].filter((choice) => !used.has(choice));
  return [
    ...ofEntries,
    ...unused.map((choice) => ({
      file: gallery.file,
      message: `Nothing in the gallery has "${choice}", so that choice of its filter would show nothing.`,
      remedy: 'Add a demo that has it, or remove the choice from src/core/galleries.ts.',
    })),
  ];
}
