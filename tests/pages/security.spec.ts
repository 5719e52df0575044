import { expect, test } from '@playwright/test';
import { listenToConsole, pointAt } from '../support/browser.ts';

const PAGE = '/x/react-data-grid/sorting/';

/** What the browser says of an inline handler, an inline script or an address that is code. */
const REFUSED = /violates the following Content Security Policy/;

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
      document: attempt(() => new DOMParser().parseFromString('<img src=x>', 'text/html')),
      xhtmlElsewhere: attempt(
        () =>
          (document.body.innerHTML += '<html xmlns="http://www.w3.org/1999/xhtml"><img/></html>'),
      ),
      text: attempt(() => (script.text = 'hacked = 1')),
      code: attempt(() => new Function('hacked = 1')()),
      foreign: attempt(() => (script.src = 'https://evil.example/a.js')),
    };
  });
  expect(tried).toEqual({
    markup: 'TypeError',
    document: 'TypeError',
    xhtmlElsewhere: 'TypeError',
    text: 'TypeError',
    code: 'EvalError',
    foreign: 'TypeError',
  });
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
});

test('nothing of a document that is parsed to see whether it is valid becomes nodes', async ({
  page,
}) => {
  await page.goto(PAGE);
  const parsed = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    const hostile =
      '<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><body onload="hacked = 1">' +
      '<img src="data:," onerror="hacked = 1"/><script>hacked = 1</script></body></html>';
    return (['application/xml', 'application/xhtml+xml', 'text/html'] as const).map((type) => {
      const { documentElement } = new DOMParser().parseFromString(hostile, type);
      document.body.append(document.adoptNode(documentElement));
      return documentElement.outerHTML;
    });
  });
  expect(parsed.slice(0, 2)).toEqual(
    Array(2).fill('<html xmlns="http://www.w3.org/1999/xhtml"></html>'),
  );
  expect(parsed[2]).not.toContain('hacked');
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
});

test('hostile nodes that another document gives to a page run nothing', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.route('**/hostile.xhtml', (route) =>
    route.fulfill({
      contentType: 'application/xhtml+xml',
      body:
        '<html xmlns="http://www.w3.org/1999/xhtml"><body>' +
        '<img src="data:," onerror="hacked = 1"/><script>hacked = 1</script>' +
        '<a href="javascript:hacked = 1">Press</a>' +
        '<iframe srcdoc="&lt;script&gt;parent.hacked = 1&lt;/script&gt;"></iframe></body></html>',
    }),
  );
  await page.goto(PAGE);
  await page.evaluate(async () => {
    const request = new XMLHttpRequest();
    const loaded = new Promise((resolve) => request.addEventListener('load', resolve));
    request.open('GET', '/hostile.xhtml');
    request.responseType = 'document';
    request.send();
    await loaded;
    const body = request.responseXML?.body;
    if (!body) throw new Error('There is no document.');
    document.body.prepend(...body.childNodes);
  });
  await page.getByRole('link', { name: 'Press' }).dispatchEvent('click');
  // The handler of the picture, the link, and the script in the frame are refused aloud.
  await expect.poll(() => refused.filter((text) => REFUSED.test(text)).length).toBeGreaterThan(2);
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
  const consoleMessages = listenToConsole(page);
  await page.goto('/x/api/data-grid/data-grid/playground/?showToolbar=true');
  await page.getByRole('button', { name: 'Export' }).click();
  const printed = page.waitForEvent('frameattached');
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const frame = await printed;
  await expect(frame.locator('[role=grid]')).toHaveCount(1);
  expect(consoleMessages).toEqual([]);
});

test('a frame that a demo writes markup into runs no script of that markup', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.goto('/x/react-charts/export/');
  await pointAt(page.locator('[data-stage="ExportButton"]'));
  const written = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const inside = frame.contentDocument;
    inside?.open();
    inside?.write(
      '<img src="data:," onerror="parent.hacked = 1"><script>parent.hacked = 1</script><p>Written</p>',
    );
    inside?.close();
    return inside?.body.textContent;
  });
  expect(written).toContain('Written');
  await expect.poll(() => refused.filter((text) => REFUSED.test(text)).length).toBeGreaterThan(1);
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
});

test('no other site may frame a page', async ({ request }) => {
  const headers = (await request.get(PAGE)).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});
