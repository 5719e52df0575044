import { readFileSync } from 'node:fs';
import path from 'node:path';
import type TypeScript from 'typescript';
import { loadTypeScript } from '../loadTypeScript.ts';
import { ROOT } from '../paths.ts';

/**
 * Files with what the type checker knows of them. They need not lie on the disk, or not as they are there.
 * @param texts absolute path → text.
 */
export async function createProgram(texts: ReadonlyMap<string, string>): Promise<{
  ts: typeof TypeScript;
  program: TypeScript.Program;
}> {
  const ts = await loadTypeScript();
  const folder = path.join(ROOT, 'content');
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), (file) =>
    readFileSync(file, 'utf8'),
  ) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const host = ts.createCompilerHost(options, true);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, target, ...rest) => {
    const text = texts.get(file);
    return text === undefined
      ? getSourceFile(file, target, ...rest)
      : ts.createSourceFile(file, text, target, true);
  };
  const program = ts.createProgram([...texts.keys(), path.join(folder, 'css.d.ts')], options, host);
  return { ts, program };
}
