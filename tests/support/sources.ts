import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** The modules of rooms, without their tests and what tests share. @param rooms folders, from the project's root. */
export const componentSources = (rooms: readonly string[]): string[] =>
  rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.tsx?$/.test(file) && !/(?:\.test\.tsx?|Fixture\.tsx?|\.d\.ts)$/.test(file),
      )
      .map((file) => `${room}/${file}`),
  );

/** A module as a tree, with parents. */
export const parseSource = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
