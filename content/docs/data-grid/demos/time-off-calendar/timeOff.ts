export const kinds = ['Vacation', 'Training', 'Parental leave'] as const;

/** Days are texts such as `2026-04-07`, so no time zone can move them. */
export interface Range {
  person: string;
  from: string;
  /** The last day, which is included. */
  to: string;
}

export interface Absence extends Range {
  id: number;
  kind: (typeof kinds)[number];
  state: 'requested' | 'approved';
}

export interface Person {
  id: string;
  name: string;
  team: string;
  /** Days of vacation for these three months. */
  allowance: number;
}

/** How many people of a team must be there on each workday. */
export const minimumOf = new Map([
  ['Booking', 2],
  ['Customs', 2],
  ['Yard', 1],
]);

const person = (name: string, team: string, allowance: number): Person => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  team,
  allowance,
});

export const people: Person[] = [
  person('Ruth Adeyemi', 'Booking', 10),
  person('Tomasz Kowalski', 'Booking', 12),
  person('Elin Berg', 'Booking', 15),
  person('Omar Haddad', 'Booking', 8),
  person('Mei Tanaka', 'Customs', 10),
  person('Ana Duarte', 'Customs', 9),
  person('Jonas Weber', 'Customs', 3),
  person('Grace Okoro', 'Yard', 14),
  person('Priya Nair', 'Yard', 11),
  person('Lucas Martin', 'Yard', 12),
];

type Plan = [string, Absence['kind'], Absence['state'], string, string];

const plans: Plan[] = [
  ['ruth-adeyemi', 'Vacation', 'approved', '2026-04-07', '2026-04-10'],
  ['mei-tanaka', 'Vacation', 'approved', '2026-04-13', '2026-04-17'],
  ['tomasz-kowalski', 'Parental leave', 'approved', '2026-04-20', '2026-05-08'],
  ['grace-okoro', 'Vacation', 'approved', '2026-05-11', '2026-05-22'],
  ['priya-nair', 'Training', 'approved', '2026-04-01', '2026-04-02'],
  ['elin-berg', 'Vacation', 'requested', '2026-04-09', '2026-04-14'],
  ['omar-haddad', 'Vacation', 'requested', '2026-04-10', '2026-04-10'],
  ['ana-duarte', 'Training', 'requested', '2026-04-16', '2026-04-17'],
];

export const plannedAbsences: Absence[] = plans.map(
  ([name, kind, state, from, to], index) => ({
    id: index + 1,
    person: name,
    kind,
    state,
    from,
    to,
  }),
);

const holidays = new Map([
  ['2026-04-03', 'Good Friday'],
  ['2026-04-06', 'Easter Monday'],
  ['2026-05-01', 'Labor Day'],
  ['2026-05-14', 'Ascension Day'],
  ['2026-05-25', 'Whit Monday'],
]);

/** April, May, and June 2026. */
export const days: string[] = Array.from({ length: 91 }, (_, index) =>
  new Date(Date.UTC(2026, 3, 1 + index)).toISOString().slice(0, 10),
);

/** Why nobody works on this day; undefined on workdays. */
export function dayOffOf(day: string): string | undefined {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 || weekday === 6 ? 'Weekend' : holidays.get(day);
}

/** The workdays from the first to the last day. */
export const workdaysOf = ({ from, to }: Omit<Range, 'person'>) =>
  days.filter((day) => day >= from && day <= to && !dayOffOf(day));

const short = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const weekdays = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  timeZone: 'UTC',
});

export const formatDay = (day: string) => short.format(new Date(day));
export const formatWeekday = (day: string) => weekdays.format(new Date(day));

export const formatRange = ({ from, to }: Omit<Range, 'person'>) =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;

export const countDays = (count: number) =>
  count === 1 ? '1 day' : `${count} days`;

export const nameOf = (id: string) =>
  people.find((each) => each.id === id)?.name ?? id;
