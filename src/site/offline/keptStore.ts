import {
  KEEP_HEADER,
  KEEP_LIST,
  KEPT_CACHE,
  keptKey,
  PLAYGROUND_WORKER,
} from '#core/offline/files.ts';
import {
  found,
  next,
  type Keeping,
  type KeepingEvent,
  type StopReason,
} from '#core/offline/keeping.ts';
import {
  parseKeepList,
  parseManifest,
  uniqueFiles,
  weigh,
  type KeepManifest,
  type KeepOffer,
} from '#core/offline/manifest.ts';
import type { ProductId } from '#core/navigation/products.ts';
import { download, hashOf, keptHashes, Stopped } from './download.ts';
import { registerWorker } from './register.ts';
import { deleteRecord, readRecords, writeRecord, type KeptRecord } from './records.ts';
import { tellWorker } from './tellWorker.ts';
import { want, wanted } from './wanted.ts';

/*
 * What is kept on this device: a small store that the page of offline reading draws. The truth stands in the cache, so
 * that a page or a browser that ends in the middle leaves a part that says so.
 */

/** A product as the page shows it. */
export interface KeptProduct {
  product: ProductId;
  name: string;
  route: string;
  keeping: Keeping;
  /** Undefined while the site cannot be reached. */
  offer: KeepOffer | undefined;
}

export interface KeptState {
  /** Undefined until it is known what is here. */
  products: readonly KeptProduct[] | undefined;
  /** Bytes of everything that is kept, and what the browser counts for the whole site. */
  used: number;
  counted: number | undefined;
  /** Why nothing has come of what the reader asked for; `refused`: this browser keeps nothing. */
  notice: StopReason | 'refused' | undefined;
}

let state: KeptState = { products: undefined, used: 0, counted: undefined, notice: undefined };
const listeners = new Set<() => void>();
const running = new Map<ProductId, AbortController>();

export const getKept = (): KeptState => state;

export function subscribeKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(change: Partial<KeptState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function happen(product: ProductId, event: KeepingEvent): void {
  set({
    products: state.products?.map((each) =>
      each.product === product ? { ...each, keeping: next(each.keeping, event) } : each,
    ),
  });
}

const keepingOf = (product: ProductId): Keeping | undefined =>
  state.products?.find((each) => each.product === product)?.keeping;

/** Reads what is here and what there is to keep. */
export async function refresh(): Promise<void> {
  const offers = await fetchOffers();
  try {
    const records = await readRecords();
    const here = await keptHashes();
    const products = (offers ?? records.filter(firstOfProduct)).map(({ product, name, route }) => ({
      product,
      name,
      route,
      offer: offers?.find((offer) => offer.product === product),
      keeping: settle(
        product,
        stateOf(
          records.filter((record) => record.product === product),
          here,
          offers?.find((offer) => offer.product === product),
        ),
      ),
    }));
    set({ products, ...(await usage(records, here)) });
  } catch {
    set({ products: [], notice: 'refused' });
  }
}

/** What this page knows better than the cache: that a download goes on, and why one has stopped. */
function settle(product: ProductId, found: Keeping): Keeping {
  const known = keepingOf(product);
  if (known !== undefined && running.has(product)) return known;
  return known?.kind === 'partial' && found.kind === 'partial'
    ? { ...found, reason: known.reason }
    : found;
}

const firstOfProduct = (record: KeptRecord, i: number, all: readonly KeptRecord[]): boolean =>
  all.findIndex(({ product }) => product === record.product) === i;

function stateOf(
  records: readonly KeptRecord[],
  here: ReadonlySet<string>,
  offer: KeepOffer | undefined,
): Keeping {
  const whole = records.find((record) => record.whole);
  const begun = records.find((record) => !record.whole);
  const progress = ({ manifest: { files } }: KeptRecord) => ({
    done: weigh(files.filter(({ sha256 }) => here.has(sha256))).bytes,
    bytes: weigh(files).bytes,
  });
  // The browser may have dropped files on its own.
  const served = whole === undefined ? undefined : progress(whole);
  if (whole !== undefined && served !== undefined && served.done < served.bytes) {
    return found({ current: true, begun: served });
  }
  return found({
    whole: served?.bytes,
    current: offer === undefined || whole === undefined || offer.manifest === whole.address,
    begun: begun === undefined ? undefined : progress(begun),
  });
}

async function usage(
  records: readonly KeptRecord[],
  here: ReadonlySet<string>,
): Promise<Pick<KeptState, 'used' | 'counted'>> {
  const files = uniqueFiles(records.map(({ manifest }) => manifest));
  const used = weigh(files.filter(({ sha256 }) => here.has(sha256))).bytes;
  const estimate = await navigator.storage.estimate().catch(() => undefined);
  return { used, counted: estimate?.usage };
}

/** Undefined when the site cannot be reached. */
async function fetchOffers(): Promise<readonly KeepOffer[] | undefined> {
  try {
    return parseKeepList(await fetchText(KEEP_LIST)).offers;
  } catch {
    return undefined;
  }
}

/** Whether the site still has the list of this offer; true when it cannot be reached. */
async function isOffered({ manifest }: KeepOffer): Promise<boolean> {
  const offers = await fetchOffers();
  return offers?.some((each) => each.manifest === manifest) ?? true;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { cache: 'no-cache', headers: { [KEEP_HEADER]: '1' } });
  if (!response.ok) throw new Stopped('changed');
  return response.text();
}

/** The manifest of an offer, whose name ends in its hash. */
async function fetchManifest({ manifest: url }: KeepOffer): Promise<[string, KeepManifest]> {
  const text = await fetchText(url);
  const hash = await hashOf(new TextEncoder().encode(text).buffer as ArrayBuffer);
  if (!url.includes(`.${hash.slice(0, 16)}.`)) throw new Stopped('damaged');
  return [text, parseManifest(text)];
}

/** Fetches what is missing of a product: for the first time, again after a stop, or of a new build. */
export async function keep(product: ProductId): Promise<void> {
  if (running.has(product)) return;
  const abort = new AbortController();
  running.set(product, abort);
  want(product);
  document.documentElement.dataset['keeping'] = '';
  set({ notice: undefined });
  try {
    // One after the other over all tabs: two would fetch what both need twice.
    await navigator.locks.request('docs-keep', { signal: abort.signal }, () =>
      keepNow(product, abort.signal),
    );
    want(undefined);
  } catch (error) {
    const reason = stopReason(error, abort.signal);
    if (reason === 'connection') addEventListener('online', goOn, { once: true });
    else want(undefined);
    happen(product, { kind: 'stop', reason });
    if (keepingOf(product)?.kind !== 'partial') set({ notice: reason });
  } finally {
    running.delete(product);
    if (running.size === 0) delete document.documentElement.dataset['keeping'];
    await changed();
  }
}

const stopReason = (error: unknown, { aborted }: AbortSignal): StopReason => {
  if (aborted) return 'canceled';
  if (error instanceof Stopped) return error.reason;
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'connection';
};

async function keepNow(product: ProductId, signal: AbortSignal): Promise<void> {
  const offers = await fetchOffers();
  const offer = offers?.find((each) => each.product === product);
  if (offer === undefined) throw new Stopped(offers === undefined ? 'connection' : 'changed');
  const [manifest, { files }] = await fetchManifest(offer);
  const here = await keptHashes();
  const missing = uniqueFiles([{ product, build: '', files }]).filter(
    ({ sha256 }) => !here.has(sha256),
  );
  const { bytes } = weigh(files);
  const wait = weigh(missing).bytes;
  happen(product, { kind: 'start', done: bytes - wait, bytes });
  await makeRoom(wait);
  const record = { name: offer.name, route: offer.route, address: offer.manifest, manifest };
  await writeRecord(record, product, false);
  void registerWorker(PLAYGROUND_WORKER); // beside the download, which it must not hold up
  await tellWorker({ kind: 'kept' });
  try {
    await download(missing, {
      signal,
      onBytes: (received) => happen(product, { kind: 'received', bytes: received }),
    });
  } catch (error) {
    // A page has the same address in every build: what is not as the list says may be right, and the list old.
    if (stopReason(error, signal) !== 'damaged' || (await isOffered(offer))) throw error;
    throw new Stopped('changed');
  }
  await writeRecord(record, product, true);
  await deleteRecord(product, false);
  await sweep();
  happen(product, { kind: 'finish' });
}

/** Asks the browser not to drop what is kept, and whether it has room for it. */
async function makeRoom(bytes: number): Promise<void> {
  await navigator.storage.persist().catch(() => false); // refused: it then may, and the page says what is missing
  const { quota, usage } = await navigator.storage.estimate();
  if (quota !== undefined && usage !== undefined && quota - usage < bytes)
    throw new Stopped('full');
}

export function cancel(product: ProductId): void {
  running.get(product)?.abort();
}

/** Removes a product, and of its files those that no other one needs. */
export async function remove(product: ProductId): Promise<void> {
  happen(product, { kind: 'remove' });
  try {
    await navigator.locks.request('docs-keep', async () => {
      await deleteRecord(product, true);
      await deleteRecord(product, false);
      await sweep();
    });
  } finally {
    happen(product, { kind: 'removed' });
    await changed();
  }
}

/** Drops files that no list names. */
async function sweep(): Promise<void> {
  const records = await readRecords();
  const needed = new Set(
    uniqueFiles(records.map(({ manifest }) => manifest)).map(({ sha256 }) => sha256),
  );
  const cache = await caches.open(KEPT_CACHE);
  for (const hash of await keptHashes()) {
    if (!needed.has(hash)) await cache.delete(keptKey(hash));
  }
}

async function changed(): Promise<void> {
  await tellWorker({ kind: 'kept' });
  await refresh();
}

/** Goes on with what a closed page has left, and with what a broken connection has. */
export async function resumeWanted(): Promise<void> {
  await refresh();
  const product = state.products?.find((each) => each.product === wanted())?.product;
  if (product === undefined) return;
  await keep(product);
}

const goOn = (): void => void resumeWanted();
