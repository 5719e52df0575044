import { expect, it } from 'vitest';
import { galleryStyles } from './galleryStyles.ts';

it('hides the pictures without a task while the task is chosen', () => {
  expect(galleryStyles).toContain(
    '.gallery-filter:has([name="gallery-task"][value="flow"]:checked) ~ .gallery li:not([data-task~="flow"]),',
  );
});

it('hides the pictures without a feature while the feature is chosen', () => {
  expect(galleryStyles).toContain(
    '.gallery-filter:has([name="gallery-feature"][value="zoom"]:checked) ~ .gallery li:not([data-feature~="zoom"]),',
  );
});

it('hides the heading and the text of a section without a picture', () => {
  expect(galleryStyles).toContain(
    '~ h2:has(+ .island + p + .gallery:not([data-tasks~="flow"])){display:none}',
  );
});

it('hides nothing for the choice of all', () => {
  expect(galleryStyles).not.toContain('[value=""]');
});
