import { describe, expect, it } from 'vitest';
import type { PageOfDemos, ShownDemo } from '#core/demoGallery/demos.ts';
import { DEMO_FEATURES, DEMO_TASKS, type TopicTable } from '#core/demoGallery/topics.ts';
import { checkTopics } from './checkTopics.ts';

const whole: ShownDemo = {
  name: 'Dimmer',
  title: 'Dim by a click',
  plan: 'community',
  tasks: DEMO_TASKS,
  features: DEMO_FEATURES,
  hasPicture: true,
};

const collectedWith = (demo: ShownDemo): PageOfDemos[] => [
  { key: 'lamps', route: '/x/lamps/', title: 'Lamps', product: 'x', demos: [demo] },
];

const page = (key: string, ...names: string[]) => ({
  source: { key, file: `content/docs/${key}/index.md`, folder: key, markdown: '' },
  demos: names.map((name) => ({ name })),
});

const pages = [page('gallery'), page('lamps', 'Dimmer'), page('text')];
const table: TopicTable = { lamps: { tasks: ['look'], features: [] } };
const words = [{ words: /\bclick\b/, features: [] }];

const messages = (...given: Parameters<typeof checkTopics>): string[] =>
  checkTopics(...given).map(({ message }) => message);

describe('checkTopics', () => {
  it('is content when every page with demos has a row, and every choice shows something', () => {
    expect(messages(pages, collectedWith(whole), table, words)).toEqual([]);
  });

  it('names a page without a row, where its author looks', () => {
    const [problem, ...others] = checkTopics(
      [...pages, page('ovens', 'Heat')],
      collectedWith(whole),
      table,
      words,
    );
    expect(problem).toEqual({
      file: 'content/docs/ovens/index.md',
      message: 'The gallery does not know what the demos of ovens are about.',
      remedy: "Add a row 'ovens' with tasks and features below content/galleries/topics.",
    });
    expect(others).toEqual([]);
  });

  it('names rows that are for no page, and rows without a task', () => {
    const wrong: TopicTable = {
      ...table,
      lamp: { tasks: ['look'], features: [] },
      'lamps/*': { tasks: [], features: [] },
    };
    expect(messages(pages, collectedWith(whole), wrong, words)).toEqual([
      "The row 'lamp' is for no page with demos, or others are nearer to all of its pages.",
      "The row 'lamps/*' is for no page with demos, or others are nearer to all of its pages.",
      "The row 'lamps/*' has no task.",
    ]);
  });

  it('names words that no title has, and choices that would show nothing', () => {
    const less = { ...whole, title: 'Dim', tasks: DEMO_TASKS.slice(1) };
    expect(messages(pages, collectedWith(less), table, words)).toEqual([
      'No title of a demo has the words /\\bclick\\b/.',
      'No demo has "start", so that choice of the filter would show nothing.',
    ]);
  });

  it('says nothing while the gallery is not compiled', () => {
    expect(messages(pages.slice(1), [], {}, words)).toEqual([]);
  });
});
