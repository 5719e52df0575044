import type { IslandModule } from '../islands/registry.ts';
import { galleryOf } from './DemoGallery.tsx';
import { fetchTable } from './files.ts';

/** The gallery with its demos. Rejects when they cannot be had: the links that the compiler has printed stay then. */
export const loadGallery = async (): Promise<IslandModule> => galleryOf(await fetchTable());
