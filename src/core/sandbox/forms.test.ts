import lz from 'lz-string';
import { describe, expect, it } from 'vitest';
import { sandboxSource } from './fixture.ts';
import { codeSandboxForm, stackBlitzForm } from './forms.ts';
import { createSandbox } from './project.ts';

const project = createSandbox(
  sandboxSource({
    files: [
      { path: 'A.tsx', text: "export const city = 'Köln & <Zürich> 東京';" },
      { path: '[id].ts', text: 'export {};' },
    ],
  }),
);

describe('stackBlitzForm', () => {
  const { action, fields } = stackBlitzForm(project);

  it('opens the demo', () => {
    expect(action).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
    const plain = createSandbox(sandboxSource({ language: 'JS' }));
    expect(stackBlitzForm(plain).action).toBe('https://stackblitz.com/run?file=src/Demo.jsx');
  });

  it('holds every file as it is, and says how it runs', () => {
    const files = Object.entries(fields).flatMap(([name, value]) => {
      const path = /^project\[files\]\[(.*)\]$/.exec(name)?.[1];
      return path === undefined ? [] : [[decodeURIComponent(path), value]];
    });
    expect(Object.fromEntries(files)).toEqual(project.files);
    expect(fields).toMatchObject({
      'project[title]': 'RiverLevels – Styling',
      'project[template]': 'node',
    });
    expect(Object.keys(fields)).toContain('project[files][src/%5Bid%5D.ts]');
  });
});

describe('codeSandboxForm', () => {
  const { action, fields } = codeSandboxForm(project);

  it('opens the demo', () => {
    expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    expect(fields['query']).toBe('file=/src/Demo.tsx');
  });

  it('decodes back to every file', () => {
    const parameters = fields['parameters'] ?? '';
    expect(parameters).toMatch(/^[\w-]+$/);
    const base64 = parameters.replace(/-/g, '+').replace(/_/g, '/');
    const definition = JSON.parse(lz.decompressFromBase64(base64)) as {
      files: Record<string, { content: string; isBinary: boolean }>;
    };
    const contents = Object.entries(definition.files).map(([path, file]) => [path, file.content]);
    expect(Object.fromEntries(contents)).toEqual(project.files);
    expect(Object.values(definition.files).some(({ isBinary }) => isBinary)).toBe(false);
  });
});
