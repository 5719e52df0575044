import type { GridCellSelectionModel } from '@mui/x-data-grid-premium';
import {
  countDays,
  days,
  formatDay,
  minimumOf,
  nameOf,
  people,
  workdaysOf,
  type Absence,
  type Person,
  type Range,
} from './timeOff';

/** What the grid shows in a row. */
export interface PersonRow extends Person {
  daysLeft: number;
  /** The absence on each workday that has one. */
  absences: ReadonlyMap<string, Absence>;
}

const vacationOf = (absences: readonly Absence[], id: string) =>
  absences
    .filter(({ person, kind }) => person === id && kind === 'Vacation')
    .reduce((sum, absence) => sum + workdaysOf(absence).length, 0);

export const createRows = (absences: readonly Absence[]): PersonRow[] =>
  people.map((person) => ({
    ...person,
    daysLeft: person.allowance - vacationOf(absences, person.id),
    absences: new Map(
      absences
        .filter((absence) => absence.person === person.id)
        .flatMap((absence) =>
          workdaysOf(absence).map((day) => [day, absence] as const),
        ),
    ),
  }));

/** The selected cells as ranges: a gap of a day begins a new one. */
export function rangesOf(model: GridCellSelectionModel): Range[] {
  return people.flatMap(({ id }) => {
    const ranges: Range[] = [];
    let last: Range | undefined;
    for (const day of days) {
      // Cells that users unselect stay in the model with `false`.
      if (!model[id]?.[day]) {
        last = undefined;
      } else if (last) {
        last.to = day;
      } else {
        last = { person: id, from: day, to: day };
        ranges.push(last);
      }
    }
    return ranges;
  });
}

/** The other way round. */
export const modelOf = ({
  person,
  from,
  to,
}: Range): GridCellSelectionModel => ({
  [person]: Object.fromEntries(
    days.filter((day) => day >= from && day <= to).map((day) => [day, true]),
  ),
});

type Request = Range & Pick<Absence, 'kind'>;

/** Why nobody can ask for these days; undefined if they can. */
export function refusalOf(
  absences: readonly Absence[],
  request: Request,
): string | undefined {
  const name = nameOf(request.person);
  const wanted = workdaysOf(request);
  if (wanted.length === 0) {
    return `${name}: there is no workday among these days.`;
  }
  const own = absences.filter(({ person }) => person === request.person);
  const taken = new Set(own.flatMap(workdaysOf));
  const twice = wanted.find((day) => taken.has(day));
  if (twice) {
    return `${name} is already away on ${formatDay(twice)}.`;
  }
  const person = people.find(({ id }) => id === request.person);
  const left = (person?.allowance ?? 0) - vacationOf(absences, request.person);
  if (request.kind === 'Vacation' && wanted.length > left) {
    return `${name} has ${countDays(left)} left, and this takes ${wanted.length}.`;
  }
  return undefined;
}

/** What the absence would do to the team; undefined if enough people stay. */
export function conflictOf(
  absences: readonly Absence[],
  request: Absence,
): string | undefined {
  const team = people.find(({ id }) => id === request.person)?.team ?? '';
  const members = people.filter((person) => person.team === team);
  const away = absences.filter(
    ({ person, state }) =>
      state === 'approved' &&
      person !== request.person &&
      members.some(({ id }) => id === person),
  );
  const present = (day: string) =>
    members.length -
    1 -
    away.filter(({ from, to }) => day >= from && day <= to).length;
  const scarce = workdaysOf(request).filter(
    (day) => present(day) < (minimumOf.get(team) ?? 0),
  );
  if (scarce.length === 0) {
    return undefined;
  }
  const fewest = Math.min(...scarce.map(present));
  return `${team} would have ${fewest} of ${members.length} people on ${scarce.map(formatDay).join(', ')}.`;
}
