import { demoMessages } from '#content/messages/demo.ts';
import { packagesIn } from '#core/editor/imports.ts';
import { chooseSandbox, type SandboxChoice } from '#core/sandbox/choose.ts';
import { codeSandboxForm, stackBlitzForm, type SandboxForm } from '#core/sandbox/forms.ts';
import { createSandbox } from '#core/sandbox/project.ts';
import {
  sandboxesPath,
  type PageSandboxes,
  type SandboxFile,
  type SandboxProject,
} from '#core/sandbox/source.ts';
import { zipProject } from '#core/sandbox/zip.ts';

/*
 * Load this module with `import()` when a reader reaches for a sandbox. Each function throws an error with a text for the
 * reader when there is none.
 */

export interface SandboxOfPage extends SandboxChoice {
  /** The page's key: `data-grid/sorting`. */
  page: string;
  /** In the place of the demo's own file. */
  text?: string;
  /** In the place of all its files, as a reader has left them. */
  files?: SandboxFiles;
}

type SandboxFiles = [SandboxFile, ...SandboxFile[]];

/** How long a blob's address is kept for the browser to begin its download. */
const REVOKE_AFTER_MS = 10_000;

const pages = new Map<string, Promise<PageSandboxes>>();

/**
 * Fetches what a page's sandboxes are built from, once. Call it when a reader points at a button, so that the click that
 * follows still counts as the reader's own when a tab is opened.
 */
export function loadSandboxes(page: string): Promise<PageSandboxes> {
  const known = pages.get(page);
  if (known !== undefined) return known;
  const loading = fetchSandboxes(page);
  pages.set(page, loading);
  // The next click tries again.
  loading.catch(() => pages.delete(page));
  return loading;
}

async function fetchSandboxes(page: string): Promise<PageSandboxes> {
  const response = await fetch(sandboxesPath(page)).catch((error: unknown) => {
    throw new Error(demoMessages.sandboxMissing, { cause: error });
  });
  if (!response.ok) {
    throw new Error(demoMessages.sandboxMissing, { cause: `Status ${response.status}` });
  }
  // The compiler's own artefact.
  return (await response.json()) as PageSandboxes;
}

async function projectOf({ page, text, files, ...choice }: SandboxOfPage): Promise<SandboxProject> {
  const source = chooseSandbox(await loadSandboxes(page), choice);
  if (files !== undefined) {
    const imports = [
      ...new Set([...source.imports, ...files.flatMap(({ text }) => packagesIn(text))]),
    ];
    return createSandbox({ ...source, files, imports });
  }
  const [main, ...others] = source.files;
  return createSandbox(
    text === undefined ? source : { ...source, files: [{ ...main, text }, ...others] },
  );
}

/** Opens a demo on StackBlitz, in a tab of its own. */
export async function openStackBlitz(choice: SandboxOfPage): Promise<void> {
  post(stackBlitzForm(await projectOf(choice)));
}

/** Opens a demo on CodeSandbox, in a tab of its own. */
export async function openCodeSandbox(choice: SandboxOfPage): Promise<void> {
  post(codeSandboxForm(await projectOf(choice)));
}

/** Gives a demo as a ZIP to keep. */
export async function downloadZip(choice: SandboxOfPage): Promise<void> {
  const project = await projectOf(choice);
  const url = URL.createObjectURL(new Blob([zipProject(project)], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${project.name}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

/** Sends a form to a new tab that cannot reach back to this one. */
function post({ action, fields }: SandboxForm): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
