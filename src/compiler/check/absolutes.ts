import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Paragraph } from 'mdast';
import type { Problem } from '#core/errors.ts';
import { isAsks } from '../markdown/asks.ts';
import { isChange } from '../markdown/changeDirective.ts';
import { readMarkdown } from '../markdown/parse.ts';
import { relativePath, type Folders } from '../paths.ts';

/** What claims something of every case, so that one case proves it wrong. */
const ABSOLUTE = /\b(?:never|always|cannot|can['’]t|nothing|no effect)\b/i;

/** Advice is no claim: "Never create the source while rendering." */
const ADVICE = /^(?:Never|Always)\b/;

/** A case is no claim about it: "If you pass the model and never change it, …". */
const CONDITION = /^(?:If|When|Where)\b[^,]*,/;

/** A message that a page quotes is the library's claim. */
const QUOTED = /"[^"]*"|“[^”]*”/g;

/** The first words of a sentence, in the test that tries to break it. */
const PROVES = /^\s*\/\/ Proves: (.+)$/;

/** Why no spec can prove what follows, with a reason of eight letters or more. */
const REASON = /^<!-- no spec: \S.{6,}\S -->$/s;

/** What a page claims of every case. */
interface Absolute {
  text: string;
  line: number;
}

/** A note of a spec. */
interface Proof {
  file: string;
  line: number;
  /** How the sentence begins. */
  begin: string;
}

interface Page {
  file: string;
  /** What `absolutesOf` has found. */
  found: readonly Absolute[];
  proofs: readonly Proof[];
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Absolutes of a page ("never", "no effect", …) that no spec beside it names, and names of sentences that the page does not
 * have.
 */
export function checkAbsolutes({ file, found, proofs }: Page): Problem[] {
  const proven = new Map(proofs.map((proof) => [proof, provenBy(proof, found)]));
  const texts = new Set([...proven.values()].flat().map(({ text }) => text));
  return [
    ...found
      .filter(({ text }) => !texts.has(text))
      .map(({ text, line }) => ({
        file,
        line,
        message: `No spec proves "${text}"`,
        remedy: `Write "// Proves: ${beginOf(text)}" in the test beside the page that tries to break it, or say when it holds.`,
      })),
    ...[...proven].flatMap(([proof, own]) => checkProof(proof, own)),
  ];
}

const provenBy = ({ begin }: Proof, found: readonly Absolute[]): Absolute[] =>
  found.filter(({ text }) => text.startsWith(begin));

function checkProof({ file, line, begin }: Proof, own: readonly Absolute[]): Problem[] {
  const different = new Set(own.map(({ text }) => text));
  if (different.size === 1) return [];
  const message =
    different.size === 0
      ? `No sentence of the page with "never", "always", "cannot", "nothing" or "no effect" begins with "${begin}".`
      : `${different.size} sentences of the page begin with "${begin}".`;
  const remedy =
    different.size === 0
      ? 'Look whether the test still proves what the page says, then quote it or take the note out.'
      : 'Quote more words of it.';
  return [{ file, line, message, remedy }];
}

/** Sentences of the prose that claim something of every case; tables have values and symptoms. */
export function absolutesOf(markdown: string): Absolute[] {
  const { children } = readMarkdown(markdown).tree;
  const shown = children.filter((node) => !isAsks(node) && !isChange(node));
  return paragraphsOf({ type: 'root', children: shown }).flatMap(claimsOf);
}

/** Those that no note of the author excuses. */
function paragraphsOf(node: Nodes): Paragraph[] {
  if (node.type === 'paragraph') return [node];
  if (!('children' in node) || node.type === 'table') return [];
  return node.children.flatMap((child, at) => {
    const before = node.children[at - 1];
    const excused = before?.type === 'html' && REASON.test(before.value);
    return excused ? [] : paragraphsOf(child);
  });
}

/** The words are looked for outside of code and quotations. */
function claimsOf(node: Paragraph): Absolute[] {
  const start = node.position?.start.line ?? 1;
  const text = textOf(node, false);
  return [...sentences.segment(textOf(node, true))].flatMap(({ segment, index }) => {
    const claim = segment.replace(QUOTED, '').replace(CONDITION, '');
    if (!ABSOLUTE.test(claim) || ADVICE.test(segment)) return [];
    const own = text.slice(index, index + segment.length);
    const line = start + text.slice(0, index).split('\n').length - 1;
    return [{ text: own.replace(/\s+/g, ' ').trim(), line }];
  });
}

/** @param masked code is letters of its length, and line breaks spaces: neither ends a sentence. */
function textOf(node: Nodes, masked: boolean): string {
  if (node.type === 'inlineCode') return masked ? 'X'.repeat(node.value.length) : node.value;
  if (node.type === 'text') return masked ? node.value.replaceAll('\n', ' ') : node.value;
  // The minutes of "10:05" are read as a directive, and printed as they are.
  if (node.type === 'textDirective' && /^\d/.test(node.name)) return `:${node.name}`;
  return 'children' in node ? node.children.map((child) => textOf(child, masked)).join('') : '';
}

const beginOf = (text: string): string => text.split(' ').slice(0, 6).join(' ');

/** The notes of the specs beside a page. */
export function readProofs({ root }: Folders, folder: string): Proof[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .flatMap((name) => {
      const file = path.join(folder, name);
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.flatMap((text, at) => {
        const begin = PROVES.exec(text)?.[1]?.trim();
        return begin === undefined ? [] : [{ file: relativePath(root, file), line: at + 1, begin }];
      });
    });
}
