import { demoMessages } from '#content/messages/demo.ts';
import { datedSandboxesPath } from '#core/dateLibrary/files.ts';
import type { DateLibrary } from '#core/dateLibrary/libraries.ts';
import { packagesIn } from '#core/editor/imports.ts';
import { loadOnce } from '#core/loadOnce.ts';
import type { DemoGap } from '#core/readerVersion/sandbox.ts';
import { chooseSandbox, type SandboxChoice } from '#core/sandbox/choose.ts';
import { codeSandboxForm, stackBlitzForm, type SandboxForm } from '#core/sandbox/forms.ts';
import { createSandbox } from '#core/sandbox/project.ts';
import {
  sandboxesPath,
  type PageSandboxes,
  type SandboxFile,
  type SandboxProject,
  type SandboxSource,
} from '#core/sandbox/source.ts';
import { zipProject } from '#core/sandbox/zip.ts';
import { getPreference } from '../preferences/store.ts';

/*
 * Load this module with `import()` when a reader reaches for a sandbox. Each function throws an error with a text for the
 * reader when there is none.
 */

export interface SandboxOfPage extends SandboxChoice {
  /** The page's key: `data-grid/sorting`. */
  page: string;
  /** In which its code is shown; Day.js without it. */
  library?: DateLibrary;
  /** In the place of the demo's own file. */
  text?: string;
  /** In the place of all its files, as a reader has left them. */
  files?: SandboxFiles;
}

type SandboxFiles = [SandboxFile, ...SandboxFile[]];

/**
 * Fetches what a page's sandboxes are built from, once. Call it when a reader points at a button, so that the click that
 * follows still counts as the reader's own when a tab is opened.
 */
export function loadSandboxes(
  page: string,
  library: DateLibrary = 'dayjs',
): Promise<PageSandboxes> {
  return load(library === 'dayjs' ? sandboxesPath(page) : datedSandboxesPath(page, library));
}

const load = loadOnce(async (address: string): Promise<PageSandboxes> => {
  const response = await fetch(address).catch((error: unknown) => {
    throw new Error(demoMessages.sandboxMissing, { cause: error });
  });
  if (!response.ok) {
    throw new Error(demoMessages.sandboxMissing, { cause: `Status ${response.status}` });
  }
  // The compiler's own artifact.
  return (await response.json()) as PageSandboxes;
});

async function sourceOf({
  page,
  library,
  text,
  files,
  ...choice
}: SandboxOfPage): Promise<SandboxSource> {
  const source = chooseSandbox(await loadSandboxes(page, library), choice);
  if (files !== undefined) {
    const imports = [
      ...new Set([...source.imports, ...files.flatMap(({ text }) => packagesIn(text))]),
    ];
    return { ...source, files, imports };
  }
  const [main, ...others] = source.files;
  return text === undefined ? source : { ...source, files: [{ ...main, text }, ...others] };
}

interface MadeProject {
  project: SandboxProject;
  /** What to tell the reader of the versions in it; empty when they are the documented ones and nobody has asked for others. */
  note: string;
}

async function projectOf(choice: SandboxOfPage): Promise<MadeProject> {
  const source = await sourceOf(choice);
  const versions = getPreference('versions');
  if (versions === '') return { project: createSandbox(source), note: '' };
  const { inReaderVersions } = await import('../readerVersion/sandbox.ts');
  const { source: chosen, note } = await inReaderVersions(source, versions);
  return { project: createSandbox(chosen), note };
}

/** Fetches what the reader's versions ask for, for the same reason as `loadSandboxes`. */
export async function prepareVersions(): Promise<void> {
  const versions = getPreference('versions');
  if (versions === '') return;
  const { loadHistories } = await import('../readerVersion/sandbox.ts');
  await loadHistories(versions);
}

/** What a demo uses that the reader's versions lack. @throws when it cannot be found out. */
export async function gapsOf(choice: SandboxOfPage, versions: string): Promise<DemoGap[]> {
  const [source, { readGaps }] = await Promise.all([
    sourceOf(choice),
    import('../readerVersion/sandbox.ts'),
  ]);
  return readGaps(source, versions);
}

export type SandboxAction = 'openStackBlitz' | 'openCodeSandbox' | 'downloadZip';

/** How a sandbox is handed over, and what there is to say of it. */
export type Handover = { note: string } & (
  | /** Posted to a tab of its own. */
    { kind: 'form'; form: SandboxForm }
    /** A file to keep: the address of its content is the caller's to revoke. */
  | { kind: 'file'; name: string; url: string }
);

/** Makes of a demo what a sandbox takes. */
export async function prepareHandover(
  action: SandboxAction,
  choice: SandboxOfPage,
): Promise<Handover> {
  const { project, note } = await projectOf(choice);
  switch (action) {
    case 'openStackBlitz':
      return { kind: 'form', form: stackBlitzForm(project), note };
    case 'openCodeSandbox':
      return { kind: 'form', form: codeSandboxForm(project), note };
    case 'downloadZip': {
      const zip = new Blob([zipProject(project)], { type: 'application/zip' });
      return {
        kind: 'file',
        name: `${project.name}.zip`,
        url: URL.createObjectURL(zip),
        note,
      };
    }
  }
}
