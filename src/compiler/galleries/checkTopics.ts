import { topics, topicsOfWords } from '#content/galleries/topics.ts';
import { GALLERY_PAGE, type PageOfDemos } from '#core/demoGallery/demos.ts';
import {
  DEMO_FEATURES,
  DEMO_TASKS,
  topicFor,
  type TopicOfWords,
  type TopicTable,
} from '#core/demoGallery/topics.ts';
import type { Problem } from '#core/errors.ts';
import type { CompiledPage } from '../compiledPage.ts';

const FILE = 'content/galleries/topics.ts';

type CheckedPage = Pick<CompiledPage, 'source'> & { demos: readonly { name: string }[] };

/**
 * Pages with demos of which no row says what they are about, rows that are for no page, and choices of the filter that
 * would show nothing. Where the gallery itself is not compiled, nobody sees it.
 * @param collected the demos as `collectDemos` gives them.
 */
export function checkTopics(
  pages: readonly CheckedPage[],
  collected: readonly PageOfDemos[],
  table: TopicTable = topics,
  words: readonly TopicOfWords[] = topicsOfWords,
): Problem[] {
  if (!pages.some(({ source }) => source.key === GALLERY_PAGE)) return [];
  const withDemos = pages.filter(({ demos }) => demos.length > 0);
  const found = withDemos.map(({ source }) => topicFor(table, source.key)?.row);
  const missing = withDemos.filter((_, at) => found[at] === undefined);
  const demos = collected.flatMap((page) => page.demos);
  const [tasks, features] = [
    new Set(demos.flatMap((demo) => demo.tasks)),
    new Set(demos.flatMap((demo) => demo.features)),
  ];
  const used = new Set(found);
  return [
    ...missing.map(({ source }) => ({
      file: source.file,
      message: `The gallery does not know what the demos of ${source.key} are about.`,
      remedy: `Add a row '${source.key}' with tasks and features below content/galleries/topics.`,
    })),
    ...Object.keys(table)
      .filter((row) => !used.has(row))
      .map((row) => ({
        file: FILE,
        message: `The row '${row}' is for no page with demos, or others are nearer to all of its pages.`,
        remedy: 'Correct the folder, or remove the row.',
      })),
    ...Object.entries(table)
      .filter(([, { tasks: own }]) => own.length === 0)
      .map(([row]) => ({
        file: FILE,
        message: `The row '${row}' has no task.`,
        remedy: `Give it one or more of ${DEMO_TASKS.join(', ')}.`,
      })),
    ...words
      .filter(({ words: pattern }) => !demos.some(({ title }) => pattern.test(title)))
      .map(({ words: pattern }) => ({
        file: FILE,
        message: `No title of a demo has the words ${pattern}.`,
        remedy: 'Correct them, or remove their row.',
      })),
    ...[
      ...DEMO_TASKS.filter((task) => !tasks.has(task)),
      ...DEMO_FEATURES.filter((feature) => !features.has(feature)),
    ].map((choice) => ({
      file: FILE,
      message: `No demo has "${choice}", so that choice of the filter would show nothing.`,
      remedy: 'Give it to a page, or remove it from src/core/demoGallery/topics.ts.',
    })),
  ];
}
