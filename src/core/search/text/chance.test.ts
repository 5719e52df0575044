import { describe, expect, it } from 'vitest';
import type { SearchAnswer } from '../engine.ts';
import type { SearchEntity, SearchPage } from '../entity.ts';
import { openSearch } from '../open.ts';
import { packSearch } from '../pack.ts';
import { packTexts } from './pack.ts';
import type { TextPage } from './section.ts';
import { entityWith, sectionWith } from './textFixture.ts';

/*
 * What is found by chance is no answer: names that only begin alike, one word of many, demos of whatever the query is
 * about.
 */

const calendar: SearchPage = {
  route: '/x/react-date-pickers/date-calendar/',
  title: 'Date Calendar',
  product: 'x-date-pickers',
};
const languages: SearchPage = {
  route: '/x/react-date-pickers/localization/',
  title: 'Localization',
  product: 'x-date-pickers',
};

const pages: TextPage[] = [
  {
    page: calendar,
    plan: 'community',
    groups: [],
    sections: [
      sectionWith({
        title: 'Date Calendar',
        text: 'A calendar that is always visible, in its colors.',
      }),
    ],
  },
  {
    page: languages,
    plan: 'community',
    groups: [],
    sections: [
      sectionWith({ title: 'Localization', text: 'Texts in other languages.' }),
      sectionWith({
        hash: 'theme',
        title: 'Theme',
        text: 'Give the theme.',
        identifiers: ['frFR'],
      }),
    ],
  },
];

const entity = (kind: SearchEntity['kind'], name: string, owner = calendar): SearchEntity =>
  entityWith({ kind, name, owners: [owner] });

const pageOf = (demo: string): SearchPage => ({
  ...calendar,
  route: `/x/react-date-pickers/${demo.toLowerCase()}/`,
});

const DEMOS = ['BasicCalendar', 'CalendarViews', 'OtherCalendars', 'SmallCalendar', 'FrenchDays'];

const entities = [
  entity('page', 'Date Calendar'),
  ...DEMOS.map((name) => entity('demo', name, pageOf(name))),
  entity('demo', 'CalendarOfTwoMonthsInPage'),
  entity('locale', 'frFR: French (France), français', languages),
];

const files = new Map<string, unknown>([...packSearch(entities), ...packTexts(pages, [])]);

async function ask(query: string, more = {}): Promise<SearchAnswer> {
  const search = await openSearch(async (address) => files.get(address), []);
  return search.find({ query, count: 30, ...more });
}

const namesOf = ({ hits }: SearchAnswer): string[] => hits.map(({ entity: { name } }) => name);
const demosOf = ({ hits }: SearchAnswer): string[] =>
  hits.filter(({ entity: { kind } }) => kind === 'demo').map(({ entity: { name } }) => name);

describe('a misspelled word', () => {
  it.each(['calender', 'calandar', 'calednar', 'calendarr'])('"%s" is corrected', async (query) => {
    expect(namesOf(await ask(query))[0]).toBe('Date Calendar');
  });

  it('that is too far from all others has no results, and near words', async () => {
    expect(await ask('kalender')).toMatchObject({
      hits: [],
      total: 0,
      near: ['calendar', 'calendars'],
    });
  });

  it.each(['colander', 'qwertzuiop', 'FooBarCalendar', 'one of many words on a calendar xyz abc'])(
    'and what has little of the query is no answer: "%s"',
    async (query) => {
      expect(namesOf(await ask(query))).toEqual([]);
    },
  );
});

describe('demos', () => {
  it('are few among other results, and only those that the query names half of', async () => {
    const demos = demosOf(await ask('calendar'));
    expect(demos.length).toBe(3);
    expect(demos).not.toContain('CalendarOfTwoMonthsInPage');
  });

  it('are found by their name', async () => {
    expect(demosOf(await ask('CalendarOfTwoMonthsInPage'))).toEqual(['CalendarOfTwoMonthsInPage']);
  });

  it('are all listed when only demos are asked for', async () => {
    expect(demosOf(await ask('calendar', { kind: 'demo' })).toSorted()).toEqual([
      'BasicCalendar',
      'CalendarOfTwoMonthsInPage',
      'CalendarViews',
      'OtherCalendars',
      'SmallCalendar',
    ]);
  });
});

describe('the code of a language', () => {
  it('leads to the language, then to code that has it, and to no name that begins alike', async () => {
    const answer = await ask('frFR');
    expect(namesOf(answer)).toEqual(['frFR: French (France), français', 'Theme']);
  });
});
