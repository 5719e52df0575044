/** Expressions of two dates that every library can say, and what it says. */
export const SAID: Record<string, { 'date-fns': string; luxon: string; moment: string }> = {
  "a.add(1, 'day')": {
    'date-fns': 'addDays(a, 1)',
    luxon: 'a.plus({ days: 1 })',
    moment: "a.clone().add(1, 'day')",
  },
  "a.subtract(2, 'M').add(3, 'h')": {
    'date-fns': 'addHours(subMonths(a, 2), 3)',
    luxon: 'a.minus({ months: 2 }).plus({ hours: 3 })',
    moment: "a.clone().subtract(2, 'month').add(3, 'hour')",
  },
  "a.add(1, 'year').endOf('month')": {
    'date-fns': 'endOfMonth(addYears(a, 1))',
    luxon: "a.plus({ years: 1 }).endOf('month')",
    moment: "a.clone().add(1, 'year').endOf('month')",
  },
  "a.startOf('week')": {
    'date-fns': 'startOfWeek(a)',
    luxon: "a.plus({ days: 1 }).startOf('week').minus({ days: 1 })",
    moment: "a.clone().startOf('week')",
  },
  "a.endOf('week')": {
    'date-fns': 'endOfWeek(a)',
    luxon: "a.plus({ days: 1 }).endOf('week').minus({ days: 1 })",
    moment: "a.clone().endOf('week')",
  },
  "a.isSame(b, 'week')": {
    'date-fns': 'isSameWeek(a, b)',
    luxon: "a.plus({ days: 1 }).hasSame(b.plus({ days: 1 }), 'week')",
    moment: "a.isSame(b, 'week')",
  },
  "a.isSame(b, 'month')": {
    'date-fns': 'isSameMonth(a, b)',
    luxon: "a.hasSame(b, 'month')",
    moment: "a.isSame(b, 'month')",
  },
  'a.isSame(b)': {
    'date-fns': 'isEqual(a, b)',
    luxon: '(a.toMillis() === b.toMillis())',
    moment: 'a.isSame(b)',
  },
  "!a.isBefore(b, 'day')": {
    'date-fns': '!isBefore(startOfDay(a), startOfDay(b))',
    luxon: "!(a.startOf('day') < b.startOf('day'))",
    moment: "!a.isBefore(b, 'day')",
  },
  "a.isAfter('2026-03-08')": {
    'date-fns': "isAfter(a, parseISO('2026-03-08'))",
    luxon: "(a > DateTime.fromISO('2026-03-08'))",
    moment: "a.isAfter(moment('2026-03-08'))",
  },
  "a.diff(b, 'day') + 1": {
    'date-fns': 'differenceInDays(a, b) + 1',
    luxon: "Math.trunc(a.diff(b, 'days').days) + 1",
    moment: "a.diff(b, 'day') + 1",
  },
  "a.diff(b, 'hour', true)": {
    'date-fns': '(differenceInMilliseconds(a, b) / 3_600_000)',
    luxon: "a.diff(b, 'hours').hours",
    moment: "a.diff(b, 'hour', true)",
  },
  "a.diff(b, 'minute')": {
    'date-fns': 'differenceInMinutes(a, b)',
    luxon: "Math.trunc(a.diff(b, 'minutes').minutes)",
    moment: "a.diff(b, 'minute')",
  },
  'a.diff(b)': {
    'date-fns': 'differenceInMilliseconds(a, b)',
    luxon: '(a.toMillis() - b.toMillis())',
    moment: 'a.diff(b)',
  },
  'a.day() === 0': {
    'date-fns': 'getDay(a) === 0',
    luxon: 'a.weekday === 7',
    moment: 'a.day() === 0',
  },
  '[0, 6].includes(a.day())': {
    'date-fns': '[0, 6].includes(getDay(a))',
    luxon: '[0, 6].includes((a.weekday % 7))',
    moment: '[0, 6].includes(a.day())',
  },
  'a.month() !== 11': {
    'date-fns': 'getMonth(a) !== 11',
    luxon: 'a.month !== 12',
    moment: 'a.month() !== 11',
  },
  'a.month() * 100 + a.date()': {
    'date-fns': 'getMonth(a) * 100 + getDate(a)',
    luxon: '(a.month - 1) * 100 + a.day',
    moment: 'a.month() * 100 + a.date()',
  },
  'a.hour(9).minute(30).second(0)': {
    'date-fns': 'setSeconds(setMinutes(setHours(a, 9), 30), 0)',
    luxon: 'a.set({ hour: 9 }).set({ minute: 30 }).set({ second: 0 })',
    moment: 'a.clone().hour(9).minute(30).second(0)',
  },
  "a.set('month', 1).get('date')": {
    'date-fns': 'getDate(setMonth(a, 1))',
    luxon: 'a.set({ month: 2 }).day',
    moment: 'a.clone().month(1).date()',
  },
  "a.format('dddd, MMMM D, YYYY [at] h:mm A')": {
    'date-fns': 'format(a, "EEEE, MMMM d, yyyy \'at\' h:mm a")',
    luxon: "a.toFormat(\"EEEE, MMMM d, yyyy 'at' h:mm a\", { locale: 'en-US' })",
    moment: "a.format('dddd, MMMM D, YYYY [at] h:mm A')",
  },
  "a.format('YYYY-MM-DDTHH:mm:ss.SSS')": {
    'date-fns': 'format(a, "yyyy-MM-dd\'T\'HH:mm:ss.SSS")',
    luxon: 'a.toFormat("yyyy-MM-dd\'T\'HH:mm:ss.SSS")',
    moment: "a.format('YYYY-MM-DDTHH:mm:ss.SSS')",
  },
  "a.format('HH:mm Z')": {
    'date-fns': "format(a, 'HH:mm xxx')",
    luxon: "a.toFormat('HH:mm ZZ')",
    moment: "a.format('HH:mm Z')",
  },
  'a.toISOString()': {
    'date-fns': 'a.toISOString()',
    luxon: 'a.toJSDate().toISOString()',
    moment: 'a.toISOString()',
  },
  'a.valueOf()': { 'date-fns': 'a.getTime()', luxon: 'a.toMillis()', moment: 'a.valueOf()' },
  'a.toDate().getTime()': {
    'date-fns': 'a.getTime()',
    luxon: 'a.toJSDate().getTime()',
    moment: 'a.toDate().getTime()',
  },
  "n?.format('YYYY') ?? 'none'": {
    'date-fns': "(n ? format(n, 'yyyy') : 'none')",
    luxon: "n?.toFormat('yyyy') ?? 'none'",
    moment: "n?.format('YYYY') ?? 'none'",
  },
  "n?.add(1, 'day').endOf('day') ?? a": {
    'date-fns': '(n ? endOfDay(addDays(n, 1)) : a)',
    luxon: "n?.plus({ days: 1 }).endOf('day') ?? a",
    moment: "n?.clone().add(1, 'day').endOf('day') ?? a",
  },
  "n?.isValid() ? n.format('D') : ''": {
    'date-fns': "(n && isValid(n)) ? format(n, 'd') : ''",
    luxon: "n?.isValid ? n.toFormat('d') : ''",
    moment: "n?.isValid() ? n.format('D') : ''",
  },
  '!n?.isValid()': {
    'date-fns': '!(n && isValid(n))',
    luxon: '!n?.isValid',
    moment: '!n?.isValid()',
  },
  'n?.isValid() === true': {
    'date-fns': '(n != null && isValid(n))',
    luxon: 'n?.isValid === true',
    moment: 'n?.isValid() === true',
  },
  "a.isBefore(n, 'day')": {
    'date-fns': '(n !== null && isBefore(startOfDay(a), startOfDay(n)))',
    luxon: "(n !== null && (a.startOf('day') < n.startOf('day')))",
    moment: "a.isBefore(n, 'day')",
  },
  "dayjs('2028-02-29').add(1, 'year')": {
    'date-fns': "addYears(parseISO('2028-02-29'), 1)",
    luxon: "DateTime.fromISO('2028-02-29').plus({ years: 1 })",
    moment: "moment('2028-02-29').add(1, 'year')",
  },
  'dayjs(a).hour(12)': {
    'date-fns': 'setHours(new Date(a), 12)',
    luxon: 'a.set({ hour: 12 })',
    moment: 'moment(a).hour(12)',
  },
  'dayjs(86_400_000).toDate().getTime()': {
    'date-fns': 'new Date(86_400_000).getTime()',
    luxon: 'DateTime.fromMillis(86_400_000).toJSDate().getTime()',
    moment: 'moment(86_400_000).toDate().getTime()',
  },
};
