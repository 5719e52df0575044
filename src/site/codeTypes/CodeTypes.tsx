import { useEffect } from 'react';
import { codeTypeMessages as words } from '#content/messages/codeTypes.ts';
import type { ShownType } from '#core/codeTypes/codeTypes.ts';
import { useIslandPage } from '../islands/context.tsx';
import type { IslandProps } from '../islands/registry.ts';
import { Hint } from '../ui/Hint.tsx';
import type { TypedPage } from './loadTypes.ts';
import { TypeList } from './TypeList.tsx';
import { TypeText } from './TypeText.tsx';
import { useFocused } from './useFocused.ts';
import { HINT_CLASS, usePointed, type Pointed } from './usePointed.ts';

/*
 * What the identifiers of a page's code are: for the pointer at the word, for the keyboard as a list of the block. The page
 * says nothing of types; they are fetched once a reader turns to some code (`docs/decisions/0036-types-in-code.md`).
 */

/** Colors the word whose type is shown; `code.css` has its rule. */
const HIGHLIGHT = 'code-type';

/** Makes the code of an article say what its identifiers are. */
export function Island({ place }: IslandProps) {
  const { key, codeTypes } = useIslandPage();
  if (codeTypes === undefined) return null;
  return <CodeTypes article={place} page={{ page: key, parts: codeTypes }} />;
}

interface CodeTypesProps {
  article: HTMLElement;
  page: TypedPage;
}

function CodeTypes({ article, page }: CodeTypesProps) {
  const [pointed, leave] = usePointed(article, page);
  const [focused, close] = useFocused(article, page);
  if (focused?.isOpen === true) return <TypeList focused={focused} onClose={close} />;
  if (pointed !== undefined) return <PointedType {...pointed} onClose={leave} />;
  if (focused === undefined) return null;
  const { pre } = focused;
  return (
    <Hint anchor={pre} className="name-hint" rect={() => lastShown(pre)} onClose={close}>
      {words.hint}
    </Hint>
  );
}

function PointedType({ pre, range, type, onClose }: Pointed & { onClose: () => void }) {
  useEffect(() => {
    // Without the API the word has no color, and its type stands under it all the same.
    if (!('highlights' in CSS)) return undefined;
    CSS.highlights.set(HIGHLIGHT, new Highlight(range));
    return () => void CSS.highlights.delete(HIGHLIGHT);
  }, [range]);
  return (
    <Hint
      key={`${type.name} ${range.startOffset} ${range.getBoundingClientRect().top}`}
      anchor={pre}
      className={`name-hint ${HINT_CLASS}`}
      rect={() => range.getClientRects()[0] ?? range.getBoundingClientRect()}
      onClose={onClose}
    >
      <TypeText {...type} />
      <Reference {...type} />
    </Hint>
  );
}

const Reference = ({ href }: Pick<ShownType, 'href'>) =>
  href !== undefined && <a href={href}>{words.open}</a>;

/** The lower edge of what is seen of an element: a hint below it is seen as well. */
function lastShown(element: HTMLElement): DOMRect {
  const { left, width, bottom } = element.getBoundingClientRect();
  const room = 64;
  return new DOMRect(left, Math.min(bottom, innerHeight - room), width, 0);
}
