import type { StoredShipment } from '../shipmentServer';

interface Saved {
  /** What the server has now. */
  stored: StoredShipment;
  /** Why the server refused the change. */
  problem?: string;
  /** No other change of this row is on its way. */
  settled: boolean;
}

function changesOf(
  row: StoredShipment,
  previous: StoredShipment,
): Partial<StoredShipment> {
  const before = new Map<string, unknown>(Object.entries(previous));
  return Object.fromEntries(
    Object.entries(row).filter(([field, value]) => before.get(field) !== value),
  );
}

/**
 * Saves in the background. Changes of the same row wait for each other, so
 * that the second one is made to what the server stored for the first.
 */
export function createQuickSave(
  save: (row: StoredShipment) => Promise<StoredShipment>,
) {
  const lastOf = new Map<number, Promise<Saved>>();

  const saveChanges = async (
    stored: StoredShipment,
    changes: Partial<StoredShipment>,
  ) => {
    try {
      return { stored: await save({ ...stored, ...changes }) };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { stored, problem };
    }
  };

  return async (
    row: StoredShipment,
    previous: StoredShipment,
  ): Promise<Saved> => {
    const before = lastOf.get(row.id);
    const run = async () => {
      const stored = before ? (await before).stored : previous;
      const result = await saveChanges(stored, changesOf(row, previous));
      return { ...result, settled: lastOf.get(row.id) === current };
    };
    const current: Promise<Saved> = run();
    lastOf.set(row.id, current);
    const saved = await current;
    if (saved.settled) {
      lastOf.delete(row.id);
    }
    return saved;
  };
}
