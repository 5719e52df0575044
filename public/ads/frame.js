/*
 * Runs the ad provider's script in a sandboxed frame, a document of no origin, and tells the page what stands there
 * (src/site/ads/ProviderFrame.tsx, docs/decisions/0008). Served as it is.
 */

const PLACEMENT = '.ea-placement, #carbonads, .carbonads';

/** What storage answers where there is none. */
const NO_STORAGE = { length: 0, getItem: () => null, setItem() {}, removeItem() {}, clear() {} };

function start() {
  const asked = new URLSearchParams(location.hash.slice(1));
  const tell = (message) => parent.postMessage(message, location.origin);
  const showTheme = (theme) => {
    document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light';
  };
  showTheme(asked.get('theme'));
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.theme !== undefined) showTheme(data.theme);
  });

  // To read storage or cookies throws in a document of no origin; the provider's script need not know that.
  Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: NO_STORAGE });
  }

  let told = '';
  const look = () => {
    const placement = document.querySelector(PLACEMENT);
    const link = document.querySelector('#carbonads a')?.getAttribute('href') ?? '';
    const state = { ad: 'state', found: placement !== null, link };
    if (told === JSON.stringify(state)) return;
    told = JSON.stringify(state);
    tell(state);
  };
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['href', 'id', 'class'],
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null) tell({ ad: 'click' });
  });

  const script = document.createElement('script');
  // The provider's script looks for its own element by this id and puts the ad beside it.
  script.id = '_carbonads_js';
  script.async = true;
  script.src = asked.get('script') ?? '';
  document.body.append(script);
}

// Opened as a page of its own it would run whatever script its address names, under the site's address.
if (self.origin === 'null' && parent !== self) start();
