import { expect, it } from 'vitest';
import type { Gallery, GalleryEntry } from '#core/galleries.ts';
import { GALLERY_FEATURES, GALLERY_TASKS } from '#core/galleries.ts';
import { checkGallery } from './check.ts';

const whole: GalleryEntry = {
  demo: 'lamps/dimming/Dimmer',
  title: 'A dimmer',
  tasks: GALLERY_TASKS,
  features: GALLERY_FEATURES,
};

const galleryOf = (entries: readonly GalleryEntry[]): Gallery => ({
  page: 'lamps/examples',
  file: 'content/galleries/lamps.ts',
  groups: { all: entries },
});

const pages = [
  { source: { key: 'lamps/examples' }, demos: [] },
  { source: { key: 'lamps/dimming' }, demos: [{ name: 'Dimmer' }] },
];

it('is content with demos that their pages show', () => {
  expect(checkGallery(galleryOf([whole]), pages)).toEqual([]);
});

it('names a demo that its page does not show, with a remedy', () => {
  const wrong = { ...whole, demo: 'lamps/dimming/Dimmers' };
  expect(checkGallery(galleryOf([wrong]), pages)).toEqual([
    {
      file: 'content/galleries/lamps.ts',
      message:
        'The gallery names the demo "lamps/dimming/Dimmers", which the page lamps/dimming does not show.',
      remedy: 'Correct the name, show it there with ::demo{name="Dimmers"}, or remove it.',
    },
  ]);
});

it('names a demo that stands twice, and one without a task', () => {
  const messages = checkGallery(galleryOf([whole, { ...whole, tasks: [] }]), pages).map(
    ({ message }) => message,
  );
  expect(messages).toEqual([
    'The demo "lamps/dimming/Dimmer" stands twice in the gallery.',
    'The demo "lamps/dimming/Dimmer" is in the gallery without a task.',
  ]);
});

it('names choices of the filter that would show nothing', () => {
  const [problem, ...others] = checkGallery(
    galleryOf([{ ...whole, features: GALLERY_FEATURES.slice(1) }]),
    pages,
  );
  expect(problem?.message).toContain(`"${GALLERY_FEATURES[0]}"`);
  expect(others).toEqual([]);
});

it('says nothing while the page of the gallery is not compiled', () => {
  const wrong = { ...whole, demo: 'lamps/dimming/Dimmers' };
  expect(checkGallery(galleryOf([wrong]), pages.slice(1))).toEqual([]);
});
