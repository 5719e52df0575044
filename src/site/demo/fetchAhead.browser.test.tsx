import { afterEach, expect, it, vi } from 'vitest';
import { fetchDemosAhead } from './fetchAhead.ts';

const LIST = '/x/scripts/charts/bars.json';
const ONE = '/_next/static/chunks/one.js';
const TWO = '/_next/static/chunks/two.css';

/** Answers like a site on which these files are; what is not there cannot be reached. */
function serve(files: Record<string, string>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const text = files[String(address)];
    if (text === undefined) throw new TypeError('Failed to fetch');
    return new Response(text);
  });
}

const addresses = (fetching: ReturnType<typeof serve>): unknown[] =>
  fetching.mock.calls.map(([address]) => address);

function connect(connection: object): void {
  vi.spyOn(navigator as unknown as { connection: object }, 'connection', 'get').mockReturnValue(
    connection,
  );
}

afterEach(() => vi.restoreAllMocks());

const staying = () => new AbortController().signal;

it('fetches what the demos of a page load, in order and after everything else', async () => {
  connect({ effectiveType: '4g' });
  const fetching = serve({ [LIST]: JSON.stringify([ONE, TWO]), [ONE]: '1', [TWO]: 'a{}' });
  await fetchDemosAhead('charts/bars', staying());
  expect(addresses(fetching)).toEqual([LIST, ONE, TWO]);
  expect(fetching.mock.calls[1]?.[1]).toEqual({ priority: 'low' });
});

it.each([
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '3g' },
  { effectiveType: '2g' },
])('fetches nothing with %o', async (connection) => {
  connect(connection);
  const fetching = serve({ [LIST]: JSON.stringify([ONE]), [ONE]: '1' });
  await fetchDemosAhead('charts/bars', staying());
  expect(addresses(fetching)).toEqual([]);
});

it('fetches where a browser does not say how fast it is connected', async () => {
  connect({});
  const fetching = serve({ [LIST]: JSON.stringify([ONE]), [ONE]: '1' });
  await fetchDemosAhead('charts/bars', staying());
  expect(addresses(fetching)).toEqual([LIST, ONE]);
});

it('stops when the reader leaves, and says nothing when something cannot be had', async () => {
  connect({});
  const leaving = new AbortController();
  const fetching = serve({ [LIST]: JSON.stringify([ONE, TWO]), [ONE]: '1', [TWO]: 'a{}' });
  const done = fetchDemosAhead('charts/bars', leaving.signal);
  leaving.abort();
  await done;
  expect(addresses(fetching)).toEqual([LIST]);
  fetching.mockClear();
  await fetchDemosAhead('charts/none', staying());
  expect(addresses(fetching)).toEqual(['/x/scripts/charts/none.json']);
});

it('asks no other site, whatever its list says', async () => {
  connect({});
  const fetching = serve({ [LIST]: JSON.stringify(['https://example.com/a.js', '/x/sw.js', 7]) });
  await fetchDemosAhead('charts/bars', staying());
  expect(addresses(fetching)).toEqual([LIST]);
});
