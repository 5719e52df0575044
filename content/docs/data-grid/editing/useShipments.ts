import * as React from 'react';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';
import { createDraft, isDraft } from './draft';

/** The rows of a server, and of the drafts that it does not have yet. */
export function useShipments() {
  const [server] = React.useState(() => createShipmentServer({ count: 4 }));
  const [rows, setRows] = React.useState(server.peek);
  const [problem, setProblem] = React.useState('');

  const drop = (id: number) =>
    setRows((current) => current.filter((row) => row.id !== id));

  const fail = (error: unknown) =>
    setProblem(
      error instanceof Error ? error.message : 'Something went wrong.',
    );

  return {
    rows,
    problem,
    drop,
    fail,

    addDraft() {
      const draft = createDraft(rows);
      setRows([draft, ...rows]);
      return draft;
    },

    /** What the server has made of the row; rejects when it refuses. */
    async save(edited: StoredShipment) {
      const saved = isDraft(edited)
        ? await server.create(edited)
        : await server.save(edited);
      setProblem('');
      setRows((current) =>
        current.map((row) => (row.id === edited.id ? saved : row)),
      );
      return saved;
    },

    async remove({ id }: StoredShipment) {
      try {
        await server.remove(id);
        setProblem('');
        drop(id);
      } catch (error) {
        fail(error);
      }
    },
  };
}
