import { offTarget, reefers, type Reading, type Reefer } from './telemetry';

/** What the grid shows of a container. */
export interface ReeferRow extends Reefer {
  degrees: number;
  /** How far the last 24 readings were from the target. */
  history: number[];
  isInAlarm: boolean;
}

export interface Alarm {
  number: number;
  container: string;
  text: string;
}

/** An alarm starts here, in degrees off the target … */
const ALARM = 2;
/** … and ends here, so that one reading around the limit is one alarm. */
const CALM = 1.5;

const formatter = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
export const formatDegrees = (degrees: number) =>
  `${formatter.format(degrees)} °C`;

export const createRows = (): ReeferRow[] =>
  reefers.map((reefer, index) => {
    const history = Array.from({ length: 24 }, (_, reading) =>
      offTarget(index, reading),
    );
    const off = history[23];
    const isInAlarm = Math.abs(off) > ALARM;
    return { ...reefer, degrees: reefer.target + off, history, isInAlarm };
  });

/**
 * Keeps the last state of each container. It is no part of the grid, so the
 * grid can stand still while the station goes on.
 */
export function createStation() {
  const rows = new Map(createRows().map((row) => [row.id, row]));
  const changed = new Set<string>();
  let alarms = 0;
  let inAlarm = [...rows.values()].filter((row) => row.isInAlarm).length;

  return {
    received: 0,
    ignored: 0,

    /** @returns the alarms that this message starts. */
    receive(readings: Reading[]): Alarm[] {
      const started: Alarm[] = [];
      for (const { container, degrees } of readings) {
        this.received += 1;
        const row = rows.get(container);
        // An unknown id would become a row with empty cells.
        if (!row || degrees === null) {
          this.ignored += 1;
          continue;
        }
        const off = degrees - row.target;
        const limit = row.isInAlarm ? CALM : ALARM;
        const isInAlarm = Math.abs(off) > limit;
        const history = [...row.history.slice(1), off];
        rows.set(container, { ...row, degrees, history, isInAlarm });
        changed.add(container);
        inAlarm += Number(isInAlarm) - Number(row.isInAlarm);
        if (isInAlarm && !row.isInAlarm) {
          alarms += 1;
          const text = `${container}: ${row.cargo} at ${formatDegrees(degrees)}`;
          started.push({ number: alarms, container, text });
        }
      }
      return started;
    },

    inAlarm: () => inAlarm,

    /** How many containers have news that nobody has taken yet. */
    waiting: () => changed.size,

    /** The last state of the containers that changed since the last call. */
    takeChanged(): ReeferRow[] {
      const taken = [...changed].flatMap((id) => rows.get(id) ?? []);
      changed.clear();
      return taken;
    },
  };
}
