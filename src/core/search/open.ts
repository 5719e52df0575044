import { productOf, unpackDetails, unpackEntities, type EntityDetails } from './columns.ts';
import { createEngine, type SearchAnswer, type SearchRequest } from './engine.ts';
import type { SearchEntity } from './entity.ts';
import { detailsFile, ENTITIES_FILE, shardFile } from './files.ts';
import type { ProductId } from '../navigation/products.ts';
import type { EntitiesFile, PartFile } from './pack.ts';
import type { Synonyms } from './query.ts';
import { partsFor } from './shards.ts';

/** Reads a file of the index by its address, as JSON. Rejects when there is none. */
export type ReadIndex = (address: string) => Promise<unknown>;

export interface SiteSearch {
  /** Fetches what is said in a product, before it is asked for. */
  prepare: (product: ProductId) => Promise<void>;
  /** Answers from the names; fetches those that a large site keeps apart. */
  ask: (request: SearchRequest) => Promise<SearchAnswer>;
  /** Whether everything that could be said of the hits is there. */
  isComplete: (answer: SearchAnswer) => boolean;
  /** The answer with types, defaults and texts. What cannot be fetched stays empty. */
  complete: (answer: SearchAnswer) => Promise<SearchAnswer>;
}

/**
 * The search over the built index: the same for a browser, the terminal and the server.
 * @throws TypeError when the index is of another format or incomplete; whatever `read` rejects with.
 */
export async function openSearch(read: ReadIndex, synonyms: Synonyms): Promise<SiteSearch> {
  const { columns, parts = [] } = ((await read(ENTITIES_FILE)) ?? {}) as Partial<EntitiesFile>; // a door: the next line refuses anything else
  const entities = unpackEntities(columns);
  const engine = createEngine(entities, synonyms);
  const said = new Map<SearchEntity, EntityDetails>();
  const keep = (more: ReadonlyMap<SearchEntity, EntityDetails>): void => {
    for (const [entity, details] of more) said.set(entity, details);
  };
  const loadPart = once(async (address) => {
    const part = ((await read(address)) ?? {}) as Partial<PartFile>; // a door, as above
    const own = unpackEntities(part.columns);
    keep(unpackDetails(part.details, own));
    engine.add(own);
  });
  const loadDetails = once(async (address) => {
    const own = entities.filter((entity) => detailsFile(productOf(entity)) === address);
    keep(unpackDetails(await read(address), own));
  });
  const withDetails = (answer: SearchAnswer): SearchAnswer => ({
    ...answer,
    hits: answer.hits.map((hit) => ({
      ...hit,
      entity: { ...hit.entity, ...said.get(hit.entity) },
    })),
  });
  /** Answers lose the identity of their entities when they are filled in. */
  const lacking = new WeakMap<SearchAnswer, SearchAnswer>();
  return {
    prepare: (product) => loadDetails(detailsFile(product)),
    async ask(request) {
      if (parts.length > 0) {
        const needed = partsFor(parts, engine.subjectsOf(request.query));
        // Without a part, what the others have is still an answer.
        await Promise.allSettled(needed.map((at) => loadPart(shardFile(at))));
      }
      const found = engine.search(request);
      const answer = withDetails(found);
      if (found.hits.some(({ entity }) => !said.has(entity))) lacking.set(answer, found);
      return answer;
    },
    isComplete: (answer) => !lacking.has(answer),
    async complete(answer) {
      const found = lacking.get(answer);
      if (found === undefined) return answer;
      const files = found.hits.map(({ entity }) => detailsFile(productOf(entity)));
      await Promise.allSettled([...new Set(files)].map(loadDetails));
      return withDetails(found);
    },
  };
}

/** Does something once for each address; what has failed is tried again. */
function once(load: (address: string) => Promise<void>): (address: string) => Promise<void> {
  const loads = new Map<string, Promise<void>>();
  return (address) => {
    const known = loads.get(address);
    if (known !== undefined) return known;
    const loading = load(address);
    loads.set(address, loading);
    loading.catch(() => loads.delete(address));
    return loading;
  };
}
