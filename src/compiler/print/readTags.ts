import { Token, Tokenizer, TokenizerMode } from 'parse5';

export interface TagReader {
  /**
   * @param tag with its names in lower case, in SVG as well.
   * @param depth how many elements are open, this one among them; undefined for one that holds nothing, such as `<br>`.
   */
  onStart: (tag: Token.TagToken, depth: number | undefined) => void;
  /** @param depth as the first tag of the same element had it. */
  onEnd?: (depth: number) => void;
  /** A piece of text, without escapes. */
  onText?: (text: string) => void;
}

const VOID = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);

/** Their content is text to the end tag. */
const TEXT = new Set(['script', 'style']);

interface ReadOptions {
  /** Tags also say where they and their attributes stand. */
  withPlaces?: boolean;
}

/** Reads HTML that was printed before, tag by tag: a tree of all pages would take a few seconds of every build. */
export function readTags(
  html: string,
  { onStart, onEnd, onText }: TagReader,
  { withPlaces = false }: ReadOptions = {},
): void {
  let depth = 0;
  const takeText = ({ chars }: Token.CharacterToken): void => onText?.(chars);
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: withPlaces },
    {
      onStartTag(tag) {
        if (tag.selfClosing || VOID.has(tag.tagName)) {
          onStart(tag, undefined);
          return;
        }
        depth += 1;
        onStart(tag, depth);
        if (TEXT.has(tag.tagName)) tokenizer.state = TokenizerMode.RAWTEXT;
      },
      onEndTag() {
        onEnd?.(depth);
        depth -= 1;
      },
      onCharacter: takeText,
      onWhitespaceCharacter: takeText,
      onNullCharacter: takeText,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(html, true);
}

const ignore = (): void => undefined;

/** The value of an attribute, without escapes; undefined where the tag has none of this name. */
export const attributeOf = (tag: Token.TagToken, name: string): string | undefined =>
  Token.getTokenAttr(tag, name) ?? undefined;
