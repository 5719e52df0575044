import * as React from 'react';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';

const isSame = (a: StoredShipment, b: StoredShipment) =>
  a.goods === b.goods && a.containers === b.containers;

/** Rows as people see them, beside those of the server, until all are saved. */
export function useUnsaved() {
  const [server] = React.useState(() => createShipmentServer({ count: 4 }));
  const [stored, setStored] = React.useState(server.peek);
  const [edits, setEdits] = React.useState<ReadonlyMap<number, StoredShipment>>(
    new Map(),
  );
  const [problems, setProblems] = React.useState<readonly string[]>([]);
  const [saving, setSaving] = React.useState(false);

  const rows = React.useMemo(
    () => stored.map((row) => edits.get(row.id) ?? row),
    [stored, edits],
  );

  /** For `processRowUpdate`: a row that is as before is no edit any more. */
  const keep = (edited: StoredShipment) => {
    const before = stored.find(({ id }) => id === edited.id);
    setEdits((current) => {
      const next = new Map(current);
      if (before && isSame(before, edited)) {
        next.delete(edited.id);
      } else {
        next.set(edited.id, edited);
      }
      return next;
    });
    return edited;
  };

  const saveAll = async () => {
    setSaving(true);
    setProblems([]);
    const results = await Promise.allSettled(
      [...edits.values()].map((row) => server.save(row)),
    );
    const saved = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    );
    const failed = results.flatMap((result) =>
      result.status === 'rejected' ? [messageOf(result.reason)] : [],
    );
    setStored((current) =>
      current.map((row) => saved.find(({ id }) => id === row.id) ?? row),
    );
    // What was refused stays an edit.
    setEdits((current) => {
      const next = new Map(current);
      saved.forEach(({ id }) => next.delete(id));
      return next;
    });
    setProblems([...new Set(failed)]);
    setSaving(false);
  };

  const discardAll = () => {
    setEdits(new Map());
    setProblems([]);
  };

  const unsaved = [...edits.keys()];
  return { rows, unsaved, problems, saving, keep, saveAll, discardAll };
}

const messageOf = (reason: unknown) =>
  reason instanceof Error ? reason.message : 'A row was not saved.';
