import type {
  Control,
  ImportedName,
  Line,
  Piece,
  PlaygroundDescription,
  Role,
  Statement,
} from './description.ts';
import { valueOf, type PropsPlaygroundState } from './state.ts';

/** What Prettier is told for code that readers copy. */
const LINE_WIDTH = 80;

export type CodeLanguage = 'ts' | 'js';

const textOfPiece = (piece: Piece): string => (typeof piece === 'string' ? piece : piece[1]);

const textOfLine = (line: Line): string => line.map(textOfPiece).join('');

/** The code without its colors. */
export const textOf = (lines: readonly Line[]): string => lines.map(textOfLine).join('\n');

const indent = (lines: readonly Line[], by: number): Line[] =>
  lines.map((line) => (line.length === 0 ? line : [' '.repeat(by), ...line]));

/**
 * The code of a state: a module that a reader can paste, laid out as Prettier would. What no part of it uses is left
 * out of imports and constants.
 */
export function printExample(
  description: PlaygroundDescription,
  state: PropsPlaygroundState,
  language: CodeLanguage,
): Line[] {
  const { component, wrapper, children, controls } = description;
  const printed = controls.filter((control) => isPrinted(control, state[control.prop] ?? ''));
  const uses = new Set([
    component,
    ...(wrapper?.uses ?? []),
    ...(children?.uses ?? []),
    ...printed.flatMap((control) => usesOf(control, state[control.prop] ?? '')),
  ]);
  const statements = neededStatements(description.statements, uses);
  for (const statement of statements) for (const name of statement.uses) uses.add(name);
  const imports = description.imports.filter(
    ({ name, kind }) => uses.has(name) && (language === 'ts' || kind !== 'type'),
  );
  const attributes = [
    ...description.fixed.map(({ name, text }) => [printText(name, text)]),
    ...printed.map((control) => printAttribute(control, state[control.prop] ?? '')),
  ];
  const constants = printStatements(statements, language);
  return [
    ...printImports(imports),
    [],
    ...(constants.length === 0 ? [] : [...constants, []]),
    ...printComponent(description, attributes),
  ];
}

/** Whether the prop stands in the code. */
export const isPrinted = (control: Control, value: string): boolean =>
  control.kind === 'preset' ? value !== control.unset : valueOf(control, value) !== undefined;

function usesOf(control: Control, value: string): readonly string[] {
  if (control.kind !== 'preset') return [];
  return control.presets.find(({ id }) => id === value)?.uses ?? [];
}

/** Those that are used, directly or by one another, in source order. */
function neededStatements(statements: readonly Statement[], uses: Set<string>): Statement[] {
  const needed = new Set<string>();
  const visit = (name: string): void => {
    const statement = statements.find((candidate) => candidate.name === name);
    if (statement === undefined || needed.has(name)) return;
    needed.add(name);
    statement.uses.forEach(visit);
  };
  uses.forEach(visit);
  return statements.filter(({ name }) => needed.has(name));
}

/** An empty line stands around every statement that is longer than one. */
function printStatements(statements: readonly Statement[], language: CodeLanguage): Line[] {
  // A type alone leaves nothing in JavaScript.
  const shown = statements.filter((statement) => linesOf(statement, language).length > 0);
  return shown.flatMap((statement, i) => {
    const before = shown[i - 1];
    const lines = linesOf(statement, language);
    const apart =
      before !== undefined && (lines.length > 1 || linesOf(before, language).length > 1);
    return apart ? [[], ...lines] : lines;
  });
}

const linesOf = ({ ts, js }: Statement, language: CodeLanguage): readonly Line[] =>
  language === 'js' ? (js ?? ts) : ts;

function printImports(imports: readonly ImportedName[]): Line[] {
  const modules = [...new Set(imports.map(({ from }) => from))];
  return modules.flatMap((from) => {
    const names = imports.filter((entry) => entry.from === from);
    const end: Piece[] = [
      ['k', 'from '],
      ['s', `'${from}'`],
      ['p', ';'],
    ];
    const [first] = names;
    if (first?.kind === 'default') return [[['k', 'import '], `${first.name} `, ...end]];
    // Values before types, as the habit is.
    const sorted = [
      ...names.filter(({ kind }) => kind !== 'type'),
      ...names.filter(({ kind }) => kind === 'type'),
    ].map(({ name, kind }): Piece[] => (kind === 'type' ? [['k', 'type '], name] : [name]));
    const flat: Line = [
      ['k', 'import '],
      ['p', '{ '],
      ...sorted.flatMap((name, i): Piece[] => (i === 0 ? name : [['p', ', '], ...name])),
      ['p', ' } '],
      ...end,
    ];
    // Prettier never breaks the braces of a single name.
    if (sorted.length === 1 || textOfLine(flat).length <= LINE_WIDTH) return [flat];
    return [
      [
        ['k', 'import '],
        ['p', '{'],
      ],
      ...sorted.map((name): Line => ['  ', ...name, ['p', ',']]),
      [['p', '} '], ...end],
    ];
  });
}

type Attribute = readonly Line[];

function printAttribute(control: Control, value: string): Attribute {
  if (control.kind === 'preset') {
    const lines = control.presets.find(({ id }) => id === value)?.lines ?? [[]];
    const plain = /^'([^'"&\\]*)'$/.exec(textOf(lines))?.[1];
    if (plain !== undefined) return [printText(control.prop, plain)];
    return lines.map((line, i) => [
      ...(i === 0
        ? ([
            ['a', control.prop],
            ['p', '={'],
          ] satisfies Piece[])
        : []),
      ...line,
      ...(i === lines.length - 1 ? ([['p', '}']] satisfies Piece[]) : []),
    ]);
  }
  const given = valueOf(control, value);
  if (given === true) return [[['a', control.prop]]];
  if (typeof given === 'string') return [printText(control.prop, given)];
  return [[['a', control.prop], ['p', '={'], ...printLiteral(given), ['p', '}']]];
}

function printLiteral(value: number | boolean | undefined): Piece[] {
  if (typeof value === 'number' && value < 0)
    return [
      ['k', '-'],
      ['n', String(-value)],
    ];
  return [['n', String(value)]];
}

/**
 * A text as an attribute. Between quotes JSX knows no escapes but character references, so a text that would be read
 * as one, or that has quotes, is written in braces.
 */
function printText(name: string, text: string): Line {
  const start: Piece = ['a', name];
  if (!/["&\\]/.test(text)) return [start, ['p', '='], ['s', `"${text}"`]];
  if (!/[&\\']/.test(text)) return [start, ['p', '='], ['s', `'${text}'`]];
  const [quote, pattern] =
    text.includes("'") && !text.includes('"')
      ? (['"', /[\\"]/g] as const)
      : (["'", /[\\']/g] as const);
  const escaped = text.replace(pattern, (letter) => `\\${letter}`);
  return [start, ['p', '={'], ['s', `${quote}${escaped}${quote}`], ['p', '}']];
}

const openTag = (component: string): Piece[] => [
  ['p', '<'],
  ['t', component],
];

function printComponent(
  { component, wrapper, children }: PlaygroundDescription,
  attributes: readonly Attribute[],
): Line[] {
  const ends: [flat: Piece, broken: Piece] =
    children === undefined
      ? [
          ['p', ' />'],
          ['p', '/>'],
        ]
      : [
          ['p', '>'],
          ['p', '>'],
        ];
  const flat: Line = [
    ...openTag(component),
    ...attributes.flatMap((attribute): Line => [' ', ...(attribute[0] ?? [])]),
    ends[0],
  ];
  const broken: Line[] = [
    openTag(component),
    ...attributes.flatMap((attribute) => indent(attribute, 2)),
    [ends[1]],
  ];
  const closed: Line[] =
    children === undefined
      ? []
      : [
          ...indent(children.lines, 2),
          [
            ['p', '</'],
            ['t', component],
            ['p', '>'],
          ],
        ];
  const width = attributes.every(({ length }) => length === 1) ? textOfLine(flat).length : Infinity;
  const element = (by: number): Line[] =>
    indent([...(width + by <= LINE_WIDTH ? [flat] : broken), ...closed], by);
  const alone = wrapper === undefined && children === undefined;
  return [
    [keyword('export default function '), ['f', 'Example'], ['p', '() {']],
    ...(alone && width + '  return ;'.length <= LINE_WIDTH
      ? [['  ', keyword('return '), ...flat, ['p', ';']] satisfies Line]
      : [
          ['  ', keyword('return '), ['p', '(']] satisfies Line,
          ...(wrapper === undefined
            ? element(4)
            : [['    ', ...wrapper.open], ...element(6), ['    ', ...wrapper.close]]),
          ['  ', ['p', ');']] satisfies Line,
        ]),
    [['p', '}']],
  ];
}

const keyword = (text: string): readonly [Role, string] => ['k', text];
