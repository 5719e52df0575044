import { median, openPage, withSite, type Site } from './site.ts';

const PAGE = '/x/react-data-grid/sorting/';
const ROUNDS = 5;

interface Ready {
  /** Milliseconds from the press on Edit until the editor takes letters. */
  editor: number;
  /** The same until the edited demo stands in its frame. */
  demo: number;
}

/** A reader's first edit: nothing of the editor, the frame or the packages is in the browser's cache. */
async function firstEdit({ browser, origin }: Site): Promise<Ready> {
  const context = await browser.newContext();
  try {
    const page = await openPage(context);
    await page.goto(origin + PAGE);
    const button = page.locator('.demo').first().locator('[data-tool="edit"]');
    await page.locator('.demo-live:not([data-waiting])').first().waitFor();
    await button.hover();
    await page.waitForTimeout(500);
    return await button.evaluate(
      (node) =>
        new Promise<Ready>((resolve) => {
          const start = performance.now();
          const frame = node.closest('.demo');
          let editor = 0;
          const look = (): void => {
            const now = performance.now() - start;
            if (editor === 0 && document.activeElement?.matches('.cm-content') === true)
              editor = now;
            if (editor > 0 && frame?.querySelector('[data-stage][data-live]') != null) {
              resolve({ editor, demo: now });
            } else requestAnimationFrame(look);
          };
          (node as HTMLElement).click();
          look();
        }),
    );
  } finally {
    await context.close();
  }
}

/** From the press on Edit to an editor that can be typed in, and to the demo that runs beside it. */
export async function benchEditor(): Promise<void> {
  await withSite(async (site) => {
    const rounds: Ready[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await firstEdit(site));
    for (const part of ['editor', 'demo'] as const) {
      const times = rounds.map((ready) => ready[part]);
      console.log(
        `First edit on ${PAGE}, ${part} ready, median of ${ROUNDS}: ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`,
      );
    }
  });
}
