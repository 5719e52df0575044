// Finds a Chromium for the browser tests, or gets Debian's when it may.
import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

/** Chromium without windows. A new context costs it a third of the CPU time that it costs the whole browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Whether a browser is Chromium without windows: with windows, it puts letters at fractions of a pixel. */
export const isHeadlessShell = (path) => path !== undefined && /headless[-_]shell/.test(path);

const PLACES = [
  process.env.CHROMIUM,
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's packages, the better one first; releases before 12 have only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** The path of an installed Chromium; undefined when there is none. */
export const findChromium = () => PLACES.find((place) => place && existsSync(place));

/**
 * The path of a Chromium, installed now if need be.
 * @throws when there is none and this user cannot install it; the message says how to get one.
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  for (const name of PACKAGES) {
    try {
      if (!installPackages([name])) break;
    } catch (error) {
      console.error(`${name} could not be installed: ${error.message}`);
      continue;
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium for the browser tests. Install one (Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/chrome npm test.',
  );
}
