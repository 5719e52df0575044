import { expect, test } from '@playwright/test';
import { listenToConsole } from '../support/browser.ts';

const PAGE = '/x/react-data-grid/sorting/';

test('what somebody could put into a page does not run', async ({ page }) => {
  await page.goto(PAGE);
  // Later, and so by the page itself: what a test evaluates is exempt from the policy.
  const tried = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    const attempt = (run: () => void): string => {
      try {
        run();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    return {
      markup: attempt(() => (document.body.innerHTML += '<img src=x onerror="hacked=1">')),
      text: attempt(() => (script.text = 'hacked = 1')),
      code: attempt(() => new Function('hacked = 1')()),
      foreign: attempt(() => (script.src = 'https://evil.example/a.js')),
    };
  });
  expect(tried).toEqual({
    markup: 'TypeError',
    text: 'TypeError',
    code: 'EvalError',
    foreign: 'TypeError',
  });
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
});

test('an inline script that the build does not know does not run', async ({ page }) => {
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({
      response,
      body: html.replace('</head>', '<script>globalThis.hacked = 1</script></head>'),
    });
  });
  await page.goto(PAGE);
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
});

test('a grid prints where markup from text is refused', async ({ page }) => {
  const said = listenToConsole(page);
  await page.goto('/x/api/data-grid/data-grid/playground/?showToolbar=true');
  await page.getByRole('button', { name: 'Export' }).click();
  const printed = page.waitForEvent('frameattached');
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const frame = await printed;
  await expect(frame.locator('[role=grid]')).toHaveCount(1);
  expect(said).toEqual([]);
});

test('no other site may frame a page', async ({ request }) => {
  const headers = (await request.get(PAGE)).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});
