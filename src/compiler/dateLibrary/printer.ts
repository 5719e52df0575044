import type TypeScript from 'typescript';
import type { DerivedLibrary, LibraryFamily } from '#core/dateLibrary/libraries.ts';
import type { Names } from './names.ts';
import type { Speaker, Vocabulary } from './operation.ts';
import type { CallReader } from './read.ts';
import { Refused } from './refused.ts';
import type { DateTypes } from './types.ts';

export type Node = TypeScript.Node;
export type Expression = TypeScript.Expression;

/** What every rule needs of the file that is printed, and of the library in whose words. */
export interface Printer {
  ts: typeof TypeScript;
  file: TypeScript.SourceFile;
  types: DateTypes;
  library: DerivedLibrary;
  family: LibraryFamily;
  vocabulary: Vocabulary;
  speaker: Speaker;
  names: Names;
  reader: CallReader;
  /** A node in the library's words. */
  print: (node: Node) => string;
  /** A node as it is written, with its parts printed. */
  printParts: (node: Node) => string;
  /** What of `?.` is still to be asked for (`printChains.ts`). */
  chains: Chains;
}

/** What functions need and methods do not: that the date before `?.` is there. */
export interface Chains {
  /** For each chain that is being printed, from the outermost: the dates that must be there. */
  open: string[][];
  /** Chains whose operator asks for the dates → these. */
  left: Map<Node, string[]>;
  /** Chains that are compared with `true`. */
  compared: Set<Node>;
  /** Dates that a call is given and that may be null: nothing is before, after or the same as null. */
  notNull: string[];
}

export function refuse({ file }: Pick<Printer, 'file'>, node: Node, reason: string): never {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  throw new Refused(reason, line + 1);
}

/** A node as it is written. */
export const sourceOf = ({ file }: Pick<Printer, 'file'>, node: Node): string =>
  file.text.slice(node.getStart(file), node.end);

/** With parentheses where a dot may not follow: a rule puts them around what it makes of a call itself. */
export const printReceiver = ({ ts, print }: Printer, node: Expression): string =>
  ts.isLeftHandSideExpression(node) ? print(node) : `(${print(node)})`;

/** Whether it can be written twice. */
export const isSimple = (ts: typeof TypeScript, node: Expression): boolean =>
  ts.isIdentifier(node) ||
  (ts.isPropertyAccessExpression(node) &&
    node.questionDotToken === undefined &&
    isSimple(ts, node.expression));
