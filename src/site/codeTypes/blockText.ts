import { keyOfCode, wordsOf, type CodePiece, type CodeWord } from '#core/codeTypes/codeTypes.ts';

/** What a `<code>` element says, as the compiler has read it. */
export interface BlockText {
  key: string;
  words: readonly CodeWord[];
  /** The element's texts, with the offset of each in the whole. */
  texts: readonly { node: Text; offset: number }[];
}

const read = new WeakMap<Element, BlockText>();

/** Reads a block once; code of the page never changes. */
export function blockText(code: Element): BlockText {
  const known = read.get(code);
  if (known !== undefined) return known;
  const texts: { node: Text; offset: number }[] = [];
  const pieces: CodePiece[] = [];
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let offset = 0;
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    texts.push({ node, offset });
    pieces.push({ role: node.parentElement?.closest('i')?.className, text: node.data });
    offset += node.length;
  }
  const key = keyOfCode(code.textContent ?? '');
  const block = { key, words: wordsOf(pieces), texts };
  read.set(code, block);
  return block;
}

/** A word where it stands in the document. */
export interface PlacedWord {
  word: CodeWord;
  range: Range;
}

interface Caret {
  node: Node;
  offset: number;
}

/** Older browsers have the second one only. */
function caretAt(x: number, y: number): Caret | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position === null ? undefined : { node: position.offsetNode, offset: position.offset };
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range === null ? undefined : { node: range.startContainer, offset: range.startOffset };
}

/** The word of a block at a point of the window, in CSS pixels; undefined where there is none. */
export function wordAt(code: Element, x: number, y: number): PlacedWord | undefined {
  const caret = caretAt(x, y);
  if (caret === undefined) return undefined;
  const { words, texts } = blockText(code);
  const text = texts.find(({ node }) => node === caret.node);
  if (text === undefined) return undefined;
  const at = text.offset + caret.offset;
  const word = words.find(({ name, start }) => start <= at && at <= start + name.length);
  if (word === undefined) return undefined;
  const range = rangeOf(texts, word);
  // The caret is put beside the nearest letter, however far away it is.
  const isOn = [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
  return isOn ? { word, range } : undefined;
}

function rangeOf(texts: BlockText['texts'], { name, start }: CodeWord): Range {
  const range = document.createRange();
  const end = start + name.length;
  for (const { node, offset } of texts) {
    if (offset <= start && start < offset + node.length) range.setStart(node, start - offset);
    if (offset < end && end <= offset + node.length) range.setEnd(node, end - offset);
  }
  return range;
}
