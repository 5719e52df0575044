/** What readers want to show with a picture, in the order of the filter. */
export const GALLERY_TASKS = [
  'compare',
  'change',
  'share',
  'relation',
  'flow',
  'distribution',
] as const;

/** What a picture is an example of beside its kind, in the order of the filter. */
export const GALLERY_FEATURES = [
  'axes',
  'labels',
  'legend',
  'tooltip',
  'highlighting',
  'clicks',
  'colors',
  'styling',
  'stacking',
  'composition',
  'hooks',
  'zoom',
  'toolbar',
  'animation',
  'keyboard',
] as const;

export type GalleryTask = (typeof GALLERY_TASKS)[number];
export type GalleryFeature = (typeof GALLERY_FEATURES)[number];

/** A demo in a gallery. What it claims of the demo is checked against the pages (`compiler/galleries/check.ts`). */
export interface GalleryEntry {
  /** Folder of its page and name: `charts/bars/BasicBars`. */
  demo: string;
  /** What there is to see, in a few words. */
  title: string;
  /** At least one. */
  tasks: readonly GalleryTask[];
  features: readonly GalleryFeature[];
}

export interface Gallery {
  /** The folder of the page that shows it. */
  page: string;
  /** The table, for who has to correct it. */
  file: string;
  /** Name in `::gallery{of="…"}` → its demos, in order. */
  groups: Readonly<Record<string, readonly GalleryEntry[]>>;
}

/** `charts/bars/BasicBars` → `charts/bars` and `BasicBars`. */
export function partsOf({ demo }: Pick<GalleryEntry, 'demo'>): { page: string; name: string } {
  const at = demo.lastIndexOf('/');
  return { page: demo.slice(0, at), name: demo.slice(at + 1) };
}

/** Where the site has the picture of a demo. */
export const pictureAddress = ({ demo }: Pick<GalleryEntry, 'demo'>): string =>
  `/x/pictures/${demo}.svg`;
