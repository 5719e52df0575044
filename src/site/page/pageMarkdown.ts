import { nearestTwin, type TwinVariant } from '#core/twins/markdownTwin.ts';
import { attributeValue } from '#core/preferences/preferences.ts';
import { getPreference } from '../preferences/store.ts';

/**
 * The page's Markdown with the code that the reader prefers, as a whole address.
 * @param files of the page's Markdown (`PageData.markdown`).
 */
export function markdownAddress(route: string, files: readonly string[]): string {
  const variant: TwinVariant = {
    language: getPreference('codeVariant'),
    styling: attributeValue('codeStyling', getPreference('codeStyling')) as TwinVariant['styling'], // the short spellings of the preference are these
  };
  return new URL(`${route}${nearestTwin(files, variant)}`, location.href).href;
}

/**
 * Puts the page's Markdown into the clipboard, in the reader's variant.
 * @throws when it cannot be fetched, or the browser refuses.
 */
export const copyMarkdown = (route: string, files: readonly string[]): Promise<void> =>
  writeClipboard(fetchText(markdownAddress(route, files)));

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

/** Safari takes only what is promised while the click is being handled. */
async function writeClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
