import type { DataSourceCache } from '@mui/x-tree-view/utils';

type Items = Parameters<DataSourceCache['set']>[1];

/** Keeps children until they are marked as stale. */
export class StaleCache implements DataSourceCache {
  private entries = new Map<string, Items>();

  private stale = new Set<string>();

  get(id: string): Items | undefined | -1 {
    return this.stale.has(id) ? -1 : this.entries.get(id);
  }

  set(id: string, items: Items) {
    this.entries.set(id, items);
    this.stale.delete(id);
  }

  clear() {
    this.markStale();
  }

  markStale(ids: Iterable<string> = this.entries.keys()) {
    this.stale = new Set([...this.stale, ...ids]);
  }
}
