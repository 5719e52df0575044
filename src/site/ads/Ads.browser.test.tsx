import '../theme/tokens.css';
import '../theme/base.css';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { adMessages } from '#content/messages/ads.ts';
import { AD_BLOCK_MESSAGE, promotions } from '#content/promotions.ts';
import { readServices, type AdServices } from '#core/services.ts';
import { PAGE_ATTRIBUTE } from '#markup/pageAttribute.ts';
import { classes } from '#markup/selectors.ts';
import { send } from '../analytics/send.ts';
import { IslandContextProvider } from '../islands/context.tsx';
import { documentServices } from '../page/documentServices.ts';

vi.mock(import('../analytics/send.ts'), () => ({ send: vi.fn(), setPolicy: vi.fn() }));
vi.mock(import('../page/documentServices.ts'), () => ({ documentServices: vi.fn() }));

/** Below it, ads are text alone, and readers with a blocker are asked to allow them. */
const LOW = 0.1;
/** The third of our promotions, and no question. */
const HIGH = 0.5;
const dice = vi.spyOn(Math, 'random').mockReturnValue(LOW);
// The shape of all ads of a document is drawn when their code comes.
const { Island } = await import('./Ads.tsx');

const [first, , third] = promotions;

const context = {
  page: {
    key: 'data-grid/sorting',
    route: '/x/react-data-grid/sorting/',
    title: 'Sorting',
    toc: [],
    themeInScript: false,
  },
  registry: {},
};

const DEMOS = ['One', 'Two'];

/** An article with two demos, each with room for an ad after it, and the island of its ads. */
function Article() {
  return (
    <IslandContextProvider context={context}>
      <div {...{ [PAGE_ATTRIBUTE]: context.page.key }}>
        <section aria-label="Page ad" style={{ position: 'relative' }}>
          <Island />
        </section>
        {DEMOS.map((name) => (
          <div key={name}>
            <section className={classes.demo}>
              <details className={classes.demoCode}>
                <summary>Code of {name}</summary>
                <p>The code</p>
              </details>
            </section>
            <div className={classes.demoAd} role="region" aria-label={`Ad of ${name}`} />
          </div>
        ))}
      </div>
    </IslandContextProvider>
  );
}

const configure = (ads: Partial<AdServices>): void => {
  const services = readServices({}, false);
  vi.mocked(documentServices).mockReturnValue({
    ...services,
    ads: { ...services.ads, ratio: 1, ...ads },
  });
};

const region = (name: string) => page.getByRole('region', { name });
const ad = region('Page ad').getByRole('group', { name: adMessages.mark });
const summary = (name: string) => page.getByText(`Code of ${name}`);
const reported = () => vi.mocked(send).mock.calls.map(([event]) => event);
const display = (eventLabel: string) => ({ kind: 'ad', eventAction: 'display', eventLabel });
const fetched = vi.spyOn(window, 'fetch');

beforeEach(() => {
  dice.mockReturnValue(HIGH);
  vi.mocked(send).mockReset();
  fetched.mockReset();
  configure({});
});
afterEach(() => vi.mocked(documentServices).mockReset());

describe('the ad of a page', () => {
  it('is one of ours where nobody else’s is configured: labeled, reached by keyboard, counted', async () => {
    await render(<Article />);
    const link = ad.getByRole('link');
    await expect.element(link).toHaveTextContent(third.lead);
    await expect.element(link).toHaveAttribute('href', third.link);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener sponsored');
    await expect.element(link).toHaveAttribute('data-event-label', 'in-house-page-inline');
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    await expect.poll(reported).toEqual([display('in-house-page-inline')]);
  });

  it('is none where ads are off, and none for a bot', async () => {
    configure({ on: false });
    const { unmount } = await render(<Article />);
    await expect.element(summary('One')).toBeVisible();
    await expect.element(region('Page ad')).toBeEmptyDOMElement();
    await unmount();
    configure({});
    const agent = vi.spyOn(Navigator.prototype, 'userAgent', 'get').mockReturnValue('Googlebot/2');
    await render(<Article />);
    await expect.element(summary('One')).toBeVisible();
    await expect.element(region('Page ad')).toBeEmptyDOMElement();
    agent.mockRestore();
    expect(reported()).toEqual([]);
  });

  it('is left out when it cannot be drawn; analytics hears of it, and the page goes on', async () => {
    vi.mocked(documentServices).mockImplementation(() => {
      throw new Error('Thrown by a test.');
    });
    await render(<Article />);
    await expect.poll(reported).toEqual([{ kind: 'ad_crash' }]);
    await expect.element(region('Page ad')).toBeEmptyDOMElement();
    await expect.element(summary('One')).toBeVisible();
  });
});

describe('the ad of a provider', () => {
  const BACKERS = 'https://backers.example/';
  const script = 'https://ads.example/ad.js';

  const frame = (): HTMLIFrameElement => {
    const found = document.querySelector('iframe');
    if (found === null) throw new Error('No frame is there.');
    return found;
  };
  /** The frame says something, as its own document does. */
  const say = (message: object): void => {
    const document = `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script>`;
    frame().src = `data:text/html,${encodeURIComponent(document)}`;
  };

  beforeEach(() => configure({ script, backers: BACKERS }));

  it('is unseen until it stands in its frame, and its display and its press are counted', async () => {
    await render(<Article />);
    await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
    expect(frame().getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(getComputedStyle(frame()).visibility).toBe('hidden');
    const before = frame();
    say({ ad: 'state', found: true, link: 'https://shop.example/' });
    await expect.element(ad).toBeVisible();
    expect(frame()).toBe(before);
    expect(getComputedStyle(frame()).visibility).toBe('visible');
    say({ ad: 'click' });
    await expect
      .poll(reported)
      .toContainEqual({ kind: 'ad', eventAction: 'click', eventLabel: 'carbon-page-inline' });
    await expect.poll(reported).toContainEqual(display('carbon-page-inline'));
  });

  it('gives way to one of ours where the provider has none to show', async () => {
    await render(<Article />);
    await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
    say({ ad: 'state', found: true, link: BACKERS });
    await expect
      .element(ad.getByRole('link'))
      .toHaveAttribute('data-event-label', 'in-house-carbon-page-inline');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('is replaced where it does not come: by one of ours, or for some by a question; late, it comes after all', async () => {
    const { unmount } = await render(<Article />);
    await expect
      .element(ad.getByRole('link'))
      .toHaveAttribute('data-event-label', 'in-house-adblock-page-inline');
    await unmount();
    dice.mockReturnValue(LOW);
    await render(<Article />);
    const question = page.getByText(AD_BLOCK_MESSAGE.lead);
    await expect.element(question).toBeVisible();
    say({ ad: 'state', found: true, link: 'https://shop.example/' });
    await expect.element(ad).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });
});

describe('the ad of a demo', () => {
  it('comes with the click, or the key, that opens its code, and once', async () => {
    dice.mockReturnValue(0);
    await render(<Article />);
    await expect.element(ad).toBeVisible();
    await userEvent.click(summary('One'));
    const link = region('Ad of One').getByRole('link');
    await expect.element(link).toHaveAttribute('href', first.link);
    await expect.element(link).toHaveAttribute('data-event-label', 'in-house-demo-inline');
    await expect.element(region('Ad of Two')).toBeEmptyDOMElement();
    await userEvent.click(summary('One'));
    await userEvent.click(summary('One'));
    expect(region('Ad of One').getByRole('link').elements()).toHaveLength(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(summary('Two')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(region('Ad of Two').getByRole('link')).toBeVisible();
  });

  const FEED = 'https://feed.example/ads.json';

  it('is the first of the provider’s list that can be shown, which is asked for again until it has one', async () => {
    configure({ feed: FEED });
    fetched.mockImplementation(async () => {
      const anvils = {
        company: 'Anvils by post',
        description: '<b>Heavy</b> and well packed',
        statlink: '//shop.example/anvils',
      };
      return Response.json({
        ads: fetched.mock.calls.length < 3 ? [{}] : [{ statlink: 'javascript:alert(1)' }, anvils],
      });
    });
    await render(<Article />);
    await expect.element(ad).toBeVisible();
    await userEvent.click(summary('One'));
    const link = region('Ad of One').getByRole('link');
    await expect.element(link).toHaveAttribute('href', 'https://shop.example/anvils');
    await expect.element(link).toHaveTextContent('Anvils by post <b>Heavy</b> and well packed');
    await expect.element(link).toHaveAttribute('data-event-label', 'carbon-demo-inline');
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([FEED, FEED, FEED]);
  });

  it('is none where the provider does not answer: the page goes on, and asks no more', async () => {
    configure({ feed: FEED });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await render(<Article />);
    await expect.element(ad).toBeVisible();
    await userEvent.click(summary('One'));
    await expect.poll(() => fetched.mock.calls.length).toBe(1);
    await userEvent.click(summary('Two'));
    await expect.poll(() => fetched.mock.calls.length).toBe(2);
    expect(region('Ad of One').getByRole('link').elements()).toEqual([]);
    await expect.element(ad).toBeVisible();
  });
});
