import { nearestTwin, type TwinVariant } from '#core/twins/markdownTwin.ts';
import { attributeValue } from '#core/preferences/preferences.ts';
import { openMenu } from '../demo/menu.ts';
import { getPreference } from '../preferences/store.ts';

/** How long a button says what came of it. */
const SAID_MS = 2_000;

/** Where an assistant opens with a question; what is asked stands at the end. */
const ASSISTANTS = [
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Perplexity', address: 'https://www.perplexity.ai/search?q=' },
];

/** The page's Markdown with the code that the reader prefers, as a whole address. */
function addressOf(route: string, files: readonly string[]): string {
  const wish: TwinVariant = {
    language: getPreference('codeVariant'),
    styling: attributeValue('codeStyling', getPreference('codeStyling')) as TwinVariant['styling'], // the short spellings of the preference are these
  };
  return new URL(`${route}${nearestTwin(files, wish)}`, location.href).href;
}

/**
 * Puts the page's Markdown into the clipboard, in the reader's variant, and says so on the button.
 * @param files of the page's Markdown (`PageData.markdown`).
 */
export async function copyPage(
  button: HTMLElement,
  route: string,
  files: readonly string[],
): Promise<void> {
  const label = button.textContent;
  if (button.dataset['said'] !== undefined) return;
  // What stands beside it stays where it is.
  button.style.setProperty('min-inline-size', `${button.getBoundingClientRect().width}px`);
  button.dataset['said'] = '';
  try {
    await writeClipboard(fetchText(addressOf(route, files)));
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Could not copy'; // offline, or the browser refuses: the link beside it is left
  }
  setTimeout(() => {
    button.textContent = label;
    delete button.dataset['said'];
  }, SAID_MS);
}

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

/** A menu of assistants; each opens with a question that names the page's Markdown. */
export function openAssistants(button: HTMLElement, route: string, files: readonly string[]): void {
  const question = `Read ${addressOf(route, files)} and answer my questions about it.`;
  openMenu(
    button,
    ASSISTANTS.map(({ name, address }) => ({
      label: name,
      href: `${address}${encodeURIComponent(question)}`,
    })),
  );
}
