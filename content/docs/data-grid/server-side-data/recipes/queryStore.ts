interface Entry {
  answer: Promise<unknown>;
  staleAt: number;
}

export interface Query<Answer> {
  key: readonly unknown[];
  load: () => Promise<Answer>;
  /** How long an answer is used again, in milliseconds. */
  staleTime: number;
}

/**
 * The part of a query library that a grid needs: answers are shared by
 * everybody who asks with the same key, and can be marked as old.
 */
export function createQueryStore() {
  const entries = new Map<string, Entry>();

  return {
    fetch<Answer>({ key, load, staleTime }: Query<Answer>): Promise<Answer> {
      const name = JSON.stringify(key);
      const known = entries.get(name);
      if (known && known.staleAt > Date.now()) {
        // Only a query with this key has put it there.
        return known.answer as Promise<Answer>;
      }
      const answer = load();
      entries.set(name, { answer, staleAt: Date.now() + staleTime });
      answer.catch(() => entries.delete(name));
      return answer;
    },

    /** Everything whose key begins with this is asked for again. */
    invalidate(first: string) {
      const prefix = `[${JSON.stringify(first)}`;
      for (const name of entries.keys()) {
        if (name.startsWith(prefix)) {
          entries.delete(name);
        }
      }
    },
  };
}
