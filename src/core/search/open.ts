import { productOf, unpackDetails, unpackEntities, type EntityDetails } from './columns.ts';
import {
  createEngine,
  type BestAnswer,
  type SearchAnswer,
  type SearchEngine,
  type SearchHit,
  type SearchRequest,
} from './engine.ts';
import { addressOn, type SearchEntity } from './entity.ts';
import { detailsFile, ENTITIES_FILE, shardFile, type ReadIndex } from './files.ts';
import { mergeHits } from './merge.ts';
import { plannedFor } from './planned.ts';
import {
  isIdentifier,
  kindOf,
  knownMessages,
  messageOf,
  namesIn,
  namesMeant,
  type KnownMessage,
} from './queryKind.ts';
import { findSections } from './text/find.ts';
import { readHits, withExcerpt, type TextHit } from './text/hits.ts';
import { openTexts, type Texts } from './text/open.ts';
import { loadOnce } from '../loadOnce.ts';
import type { ProductId } from '../navigation/products.ts';
import type { EntitiesFile, PartFile } from './pack.ts';
import type { Synonyms } from './query.ts';
import { partsFor } from './shards.ts';
import { squash } from './words.ts';

export interface SiteSearch {
  /** Fetches what is said in a product, before it is asked for. */
  prepare: (product: ProductId) => Promise<void>;
  /** Answers from the names; fetches those that a large site keeps apart. */
  ask: (request: SearchRequest) => Promise<SearchAnswer>;
  /** Whether everything that could be said of the hits is there, and the texts were searched. */
  isComplete: (answer: SearchAnswer) => boolean;
  /**
   * The answer with what the texts have, ranked with the names, and with types, defaults and descriptions. What cannot
   * be fetched stays empty; without the texts, the names are the answer.
   */
  complete: (answer: SearchAnswer) => Promise<SearchAnswer>;
  /** The complete answer at once, for who waits for nothing less. */
  find: (request: SearchRequest) => Promise<SearchAnswer>;
}

/**
 * The search over the built index: the same for a browser, the terminal and the server.
 * @throws TypeError when the index is of another format or incomplete; whatever `read` rejects with.
 */
export async function openSearch(read: ReadIndex, synonyms: Synonyms): Promise<SiteSearch> {
  const { columns, parts = [] } = ((await read(ENTITIES_FILE)) ?? {}) as Partial<EntitiesFile>; // a door: the next line refuses anything else
  const entities = unpackEntities(columns);
  const engine = createEngine(entities, synonyms);
  const detailsByEntity = new Map<SearchEntity, EntityDetails>();
  const keep = (more: ReadonlyMap<SearchEntity, EntityDetails>): void => {
    for (const [entity, details] of more) detailsByEntity.set(entity, details);
  };
  const loadPart = loadOnce(async (address: string) => {
    const part = ((await read(address)) ?? {}) as Partial<PartFile>; // a door, as above
    const own = unpackEntities(part.columns);
    keep(unpackDetails(part.details, own));
    engine.add(own);
  });
  const loadDetails = loadOnce(async (address: string) => {
    const own = entities.filter((entity) => detailsFile(productOf(entity)) === address);
    keep(unpackDetails(await read(address), own));
  });
  const withDetails = (answer: SearchAnswer): SearchAnswer => ({
    ...answer,
    hits: answer.hits.map((hit) => ({
      ...hit,
      entity: { ...hit.entity, ...detailsByEntity.get(hit.entity) },
    })),
  });
  const findAll = createTextSearch(read, engine, knownMessages(entities));
  /** What an answer was to, and found: answers lose the identity of their entities when they are filled in. */
  const requestOf = new WeakMap<SearchAnswer, SearchRequest>();
  const find = async (request: SearchRequest): Promise<SearchAnswer> => {
    const found = await findAll(request).catch((): SearchAnswer => ({
      ...engine.search(request),
      lacksTexts: true,
    }));
    const files = found.hits
      .filter(({ excerpt }) => excerpt === undefined)
      .map(({ entity }) => detailsFile(productOf(entity)));
    await Promise.allSettled([...new Set(files)].map(loadDetails));
    return withDetails(found);
  };
  return {
    prepare: (product) => loadDetails(detailsFile(product)),
    async ask(request) {
      if (parts.length > 0) {
        const needed = partsFor(parts, engine.subjectsOf(request.query));
        // Without a part, what the others have is still an answer.
        await Promise.allSettled(needed.map((at) => loadPart(shardFile(at))));
      }
      const answer = withDetails(engine.search(request));
      if (answer.hits.length > 0 || request.query.trim() !== '') requestOf.set(answer, request);
      return answer;
    },
    isComplete: (answer) => !requestOf.has(answer),
    async complete(answer) {
      const request = requestOf.get(answer);
      return request === undefined ? answer : find(request);
    },
    find,
  };
}

/** Names that are merged with texts: limits of one list need more of them than are shown. */
const MOST_NAMES = 200;
/** Names of one kind that are surely meant. */
const MOST_OF_KIND = 10;

/** Searches names and texts, as one list. Rejects when the index of texts cannot be read. */
function createTextSearch(
  read: ReadIndex,
  engine: SearchEngine,
  messages: readonly KnownMessage[],
): (request: SearchRequest) => Promise<SearchAnswer> {
  let opened: Promise<Texts> | undefined;
  const open = (): Promise<Texts> => {
    opened ??= openTexts(read).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return async (request) => {
    const texts = await open();
    if (texts.sections === 0) return engine.search(request);
    const query = engine.parse(request.query);
    // No text is about words that say nothing.
    if (!query.hasSubject) return engine.search(request);
    const identifier = isIdentifier(request.query) ? squash(request.query) : undefined;
    const found = await findSections(texts, query, identifier);
    const named = engine.search({ ...request, count: MOST_NAMES }, found.knows);
    const inText = await readHits(texts, found, request);
    const message = messageOf(
      request.query,
      messages.filter(({ entity }) => admits(request, entity)),
    );
    const meant = namesMeant(request.query, named.hits, (query, kind) =>
      request.kind === undefined || request.kind === kind
        ? engine.search({ ...request, query, kind, count: MOST_OF_KIND }).hits
        : [],
    );
    const kind = kindOf(request.query, meant, message);
    const isTask = message === undefined && identifier === undefined;
    const promised = isTask
      ? plannedFor(texts.planned, {
          subjects: found.subjects,
          names: named.hits,
          near: request.near,
        })
      : undefined;
    const hits = mergeHits({
      kind,
      only: request.kind,
      message: message && hitOfMessage(message),
      mentioned: (message === undefined ? [] : namesIn(message)).flatMap((name) =>
        engine
          .search({ ...request, query: name, count: MOST_OF_KIND })
          .hits.filter(({ fit }) => fit?.asTyped === true)
          .slice(0, 1),
      ),
      meant,
      names: named.hits,
      texts: inText,
      unwritten: promised !== undefined,
      inCode: found.hasIdentifier ? identifier : undefined,
    });
    const best = bestOf(hits, inText, promised === undefined ? SURE_LIKENESS : SAME_LIKENESS);
    const planned = best === undefined ? promised : undefined;
    const textAt = new Map(inText.map(({ address, foundText: text }) => [address, text] as const));
    return {
      hits: hits.slice(0, request.count).map((hit) => {
        // Only what comes from the texts has a path.
        const text = hit.path === undefined ? undefined : textAt.get(hit.address);
        return text === undefined ? hit : withExcerpt(hit, text, found.subjects);
      }),
      total: hits.length,
      ...(hits.length === 0 ? engine.advise(query) : { near: [] }),
      kind,
      ...(best !== undefined && { best }),
      ...(planned !== undefined && { planned }),
    };
  };
}

const admits = ({ product, kind }: SearchRequest, { owners, ...entity }: SearchEntity): boolean =>
  (product === undefined || owners[0].product === product) &&
  (kind === undefined || kind === entity.kind);

function hitOfMessage(entity: SearchEntity): SearchHit {
  const [page] = entity.owners;
  return { entity, page, address: addressOn(entity, page), score: 1 };
}

/** How sure an answer must be to stand above the others. */
const SURE_COVERAGE = 0.85;
const SURE_LIKENESS = 0.55;
/** Where a page of its own is promised for the subject, a section answers only what is asked in its own words. */
const SAME_LIKENESS = 0.8;

function bestOf(
  hits: readonly SearchHit[],
  texts: readonly TextHit[],
  likeness: number,
): BestAnswer | undefined {
  const [first] = hits;
  const own = texts.find((hit) => hit.address === first?.address && hit.entity === first.entity);
  if (own === undefined || own.coverage < SURE_COVERAGE || own.likeness < likeness)
    return undefined;
  return own.best.sentence === '' ? undefined : own.best;
}
