import type { Problem } from '#core/errors.ts';
import type { Cache } from '../cache.ts';
import type { ShownDemo } from '../markdown/context.ts';
import type { PageSource } from '../read/content.ts';
import { frameOf, type DemoFrame } from './frame.ts';
import { demosIn, readDemo, type DemoSource } from './read.ts';

/** The demos of one page: their sources, and what the frame of each shows. */
export interface CompiledDemos {
  sources: DemoSource[];
  frames: Map<string, DemoFrame>;
}

interface NamedDemos {
  root: string;
  page: PageSource;
  /** The demos the page shows, with the line that shows them. */
  names: readonly ShownDemo[];
  /** What is found wrong is added here. */
  problems: Problem[];
}

/** Reads the demos a page names; a demo that is missing, or that no page shows, is a problem. */
export function readDemos({ root, page, names, problems }: NamedDemos): DemoSource[] {
  const place = { root, folder: page.folder, page: page.key };
  const present = demosIn(page.folder);
  const sources: DemoSource[] = [];
  for (const { name, line, lines = [], whole } of names) {
    const source = readDemo(place, name, problems);
    if (source === undefined) {
      const remedy = `Write ${name}.tsx or ${name}/system.tsx beside the page. There are: ${present.join(', ') || 'none'}.`;
      problems.push({ file: page.file, line, message: `There is no demo "${name}".`, remedy });
      continue;
    }
    sources.push({ ...source, ...(whole && { whole }) });
    const count = source.variants[0].files[0].source.trimEnd().split('\n').length;
    const beyond = lines.find((number) => number < 1 || number > count);
    if (beyond !== undefined) {
      const message = `The demo "${name}" has no line ${beyond} to mark.`;
      problems.push({ file: page.file, line, message, remedy: `It has ${count} lines.` });
    }
  }
  for (const name of present.filter((demo) => !names.some((shown) => shown.name === demo))) {
    const remedy = `Add ::demo{name="${name}"}, or remove the file.`;
    problems.push({ file: page.file, message: `No page shows the demo "${name}".`, remedy });
  }
  return sources;
}

interface FramedDemos extends Omit<NamedDemos, 'root'> {
  sources: readonly DemoSource[];
  cache: Cache;
}

/** Demo name → what its frame shows; a demo whose code cannot be shown is a problem. */
export async function framesOfPage({
  page,
  names,
  sources,
  cache,
  problems,
}: FramedDemos): Promise<Map<string, DemoFrame>> {
  const frames = new Map<string, DemoFrame>();
  for (const { name, line, lines = [], whole } of names) {
    const source = sources.find((one) => one.name === name);
    if (source === undefined) continue;
    const inputs = source.variants.flatMap(({ styling, files }) => [
      styling,
      ...files.flatMap((file) => [file.name, file.source]),
    ]);
    try {
      const first = source === sources[0];
      const frame = await cache.get([name, String(first), String(lines), ...inputs], () =>
        frameOf(source, first, lines),
      );
      frames.set(name, { ...frame, ...(whole && { whole }) });
    } catch (error) {
      const message = `The code of the demo "${name}" cannot be shown: ${(error as Error).message.split('\n')[0]}`;
      problems.push({ file: page.file, line, message, remedy: 'Fix the demo.' });
    }
  }
  return frames;
}
