import type { Locator } from '@playwright/test';

/**
 * Presses a button that goes while its work is done, and waits until it has gone. It may be back after a moment, which a look
 * from time to time can miss.
 */
export const pressAway = (button: Locator): Promise<void> =>
  button.evaluate(
    (element: HTMLElement) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (element.isConnected) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true });
        element.click();
      }),
  );
