import type { Page } from '@playwright/test';

/**
 * Acts as on a computer in a time zone. Dates that the page made before keep the moment, but libraries that store local
 * parts read them wrongly, so let the page make new ones first.
 * @param timeZone a name of the IANA database, such as `Europe/Berlin`.
 */
export async function inTimeZone(
  page: Page,
  timeZone: string,
  act: () => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const setZone = (timezoneId: string) =>
    session.send('Emulation.setTimezoneOverride', { timezoneId });
  await setZone(timeZone);
  try {
    await act();
  } finally {
    await setZone('');
    await session.detach();
  }
}
