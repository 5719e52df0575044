import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { exportStatic } from '../export/staticFiles.ts';
import { emitFeedbackPages } from './feedback.ts';

const route = '/x/a/';
const toc = [{ id: 'b', text: 'Rows', level: 2 as const }];

it('hands the server the sections of every page', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-emit-'));
  try {
    emitFeedbackPages(folder, [
      { route, toc },
      { route: '/x/c/', toc: [] },
    ]);
    exportStatic(folder, path.join(folder, 'out'));
    const file = path.join(folder, 'out/x/feedback-pages.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ '/x/a/': ['b'], '/x/c/': [] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
