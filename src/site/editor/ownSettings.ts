import type { EditedProject } from '#core/editor/hash.ts';
import { getPreference } from '../preferences/store.ts';

/** How the reader has things drawn on the site, for a playground that no link says more about. */
export const ownSettings = (): Pick<EditedProject, 'mode' | 'direction' | 'density'> => ({
  mode: getPreference('mode'),
  direction: getPreference('direction'),
  density: getPreference('density'),
});
