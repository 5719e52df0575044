import { demoScriptsPath, parseDemoScripts } from '#core/page/demoScripts.ts';
import { fetchJson } from '../fetchJson.ts';
import { isSlow, savesData } from '../savesData.ts';

/**
 * Brings what a page's demos load into the browser's cache, one file after the other and after everything else, so that
 * the first touch of a demo waits for no network. Nothing of it is evaluated. Readers who save data, or whose connection
 * is slow, get none of it.
 * @param key of the page: `data-grid/sorting`.
 * @param signal ends it: the reader has left the page.
 */
export async function fetchDemosAhead(key: string, signal: AbortSignal): Promise<void> {
  if (savesData() || isSlow()) return;
  try {
    for (const url of parseDemoScripts(await fetchJson(demoScriptsPath(key)))) {
      if (signal.aborted) return;
      const response = await fetch(url, { priority: 'low' });
      await response.arrayBuffer(); // what is not read to its end is not kept
    }
  } catch {
    // What could not be had now is asked for again by the first touch, which says so if it still cannot be had.
  }
}
