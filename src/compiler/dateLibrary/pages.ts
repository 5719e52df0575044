import path from 'node:path';
import { calendarPages } from '#content/dateLibraries.ts';
import {
  dateLibraries,
  derivedLibraries,
  type DerivedLibrary,
} from '#core/dateLibrary/libraries.ts';
import type { CompiledPage } from '../compiledPage.ts';
import type { DemoFile, DemoSource, DemoVariant } from '../demos/read.ts';
import type { DatedFence } from '../markdown/context.ts';
import { readWritten, usesDayjs, type DerivedFiles, type PageToDerive } from './derivePages.ts';

/** A page in one other date library. */
export interface DerivedPage {
  page: CompiledPage;
  library: DerivedLibrary;
  /** The demos that exist for it, with their files in its words, and how many of these are written by hand. */
  demos: DemoSource[];
  written: number;
  /** The others that use Day.js: name → why. */
  refused: Map<string, string>;
  /** Fences that exist for it, with their whole text. */
  fences: (DatedFence & { text: string })[];
}

const FIRST_FOLDER = 'date-pickers';

/** Pages whose code follows the reader's date library. */
export const hasDates = ({ source, compiledDemos, dated }: CompiledPage): boolean =>
  source.key.split('/', 1)[0] === FIRST_FOLDER &&
  (dated.length > 0 || compiledDemos.sources.some(isDated));

const filesOf = ({ variants }: DemoSource): DemoFile[] => variants.flatMap(({ files }) => files);

const isDated = (demo: DemoSource): boolean =>
  filesOf(demo).some(({ source }) => usesDayjs(source));

/** The libraries in which a page is shown; those of another calendar only where the page is about calendars. */
export const librariesOf = ({ source }: CompiledPage): DerivedLibrary[] =>
  derivedLibraries.filter(
    (library) =>
      dateLibraries[library].calendar === undefined || calendarPages.includes(source.key),
  );

/** Where the type checker finds a fence: beside the page, whose files it may import. */
const placeOfFence = ({ source }: CompiledPage, { line, language }: DatedFence): string =>
  path.join(source.folder, `fence-${line}.${language}`);

/** What is to be derived of a page. */
export function toDerive(page: CompiledPage): PageToDerive {
  const texts = new Map<string, string>();
  for (const demo of page.compiledDemos.sources.filter(isDated)) {
    for (const { place, source } of filesOf(demo)) {
      if (/\.tsx?$/.test(place)) texts.set(place, source);
    }
  }
  // An export makes it a module even when it imports nothing.
  for (const fence of page.dated) {
    texts.set(placeOfFence(page, fence), `${fence.code}\nexport {};\n`);
  }
  return { key: page.source.key, libraries: librariesOf(page), texts };
}

/** A page in one library, from what has been derived and what is written by hand. */
export function derivedPage(
  page: CompiledPage,
  library: DerivedLibrary,
  { docs, derived }: { docs: string; derived: DerivedFiles },
): DerivedPage {
  const files = derived.get(library);
  const made: DerivedPage = {
    page,
    library,
    demos: [],
    written: 0,
    refused: new Map(),
    fences: [],
  };
  for (const demo of page.compiledDemos.sources.filter(isDated)) {
    const reasons: string[] = [];
    let isWritten = false;
    const textOf = (file: DemoFile): string => {
      const own = readWritten(docs, library, file.place);
      if (own !== undefined) {
        isWritten = true;
        return own;
      }
      if (!usesDayjs(file.source)) return file.source;
      const text = files?.get(file.place);
      if (text === undefined) throw new Error(`${file.place} was not derived for ${library}.`);
      if ('text' in text) return text.text;
      reasons.push(`${file.name}:${text.line} ${text.refused}`);
      return file.source;
    };
    const variants = demo.variants.map((variant): DemoVariant => {
      const [first, ...others] = variant.files;
      const own = { ...first, source: textOf(first) };
      return { ...variant, files: [own, ...imported(own, others, textOf)] };
    });
    const [system, ...others] = variants;
    if (reasons.length > 0 || system === undefined) made.refused.set(demo.name, reasons.join('; '));
    else {
      made.demos.push({ ...demo, variants: [system, ...others] });
      if (isWritten) made.written += 1;
    }
  }
  for (const fence of page.dated) {
    const text = files?.get(placeOfFence(page, fence));
    if (text !== undefined && 'text' in text) {
      const whole = text.text.replace(/\nexport \{\};$/, '');
      if (whole !== fence.code.trimEnd()) made.fences.push({ ...fence, text: whole });
    }
  }
  return made;
}

/** The files of a demo that are still imported: what is written by hand may need fewer. */
function imported(
  own: DemoFile,
  others: readonly DemoFile[],
  textOf: (file: DemoFile) => string,
): DemoFile[] {
  const found: DemoFile[] = [own];
  for (const file of found) {
    for (const [, specifier = ''] of file.source.matchAll(/['"](\.[^'"]+)['"]/g)) {
      const target = path.resolve(path.dirname(file.place), specifier);
      const next = others.find(
        ({ place }) => place === target || place.replace(/\.tsx?$/, '') === target,
      );
      if (next !== undefined && !found.some(({ place }) => place === next.place)) {
        found.push({ ...next, source: textOf(next) });
      }
    }
  }
  return found.slice(1);
}
