// Finds a Firefox for the tests of a second engine. Nothing is installed here: Chromium is what the tests need.
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.FIREFOX,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The path of an installed Firefox; undefined when there is none. */
export const findFirefox = () => PLACES.find((place) => place && existsSync(place));

/** How to get one. */
export const FIREFOX_REMEDY =
  'Install one (Debian: apt-get install firefox-esr), or name it: FIREFOX=/path/to/firefox npm test.';
