import { expect, it } from 'vitest';
import { isMissingScript } from './missingScript.ts';

it.each([
  Object.assign(new Error('Failed to load chunk static/chunks/0a.js'), { name: 'ChunkLoadError' }),
  new TypeError('Failed to fetch dynamically imported module: https://a.example/0a.js'),
  new TypeError('error loading dynamically imported module: https://a.example/0a.js'),
  new TypeError('Importing a module script failed.'),
])('knows a script that could not be had: %s', (error) => {
  expect(isMissingScript(error)).toBe(true);
});

it.each([
  new TypeError('Failed to fetch'),
  new Error('Importing a module script failed.'),
  'ChunkLoadError',
  undefined,
])('leaves other failures alone: %s', (reason) => {
  expect(isMissingScript(reason)).toBe(false);
});
