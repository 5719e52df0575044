import { createElement, type ReactNode } from 'react';
import type { TypePiece, TypeText } from './typeText.ts';

/** A type with its names as links. Its pieces are children, not a list: they need no keys. */
export const TypeCode = ({ type }: { type: TypeText }) =>
  createElement('code', null, ...type.map(pieceOf));

function pieceOf(piece: TypePiece): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('comment' in piece) return <span className="c">{piece.comment}</span>;
  return <a href={piece.href}>{piece.name}</a>;
}

interface TypeBlockProps {
  type: TypeText;
  /** The signature of a hook or of what it gives. */
  signature?: boolean;
}

/** A type on lines of its own. */
export const TypeBlock = ({ type, signature }: TypeBlockProps) => (
  <pre tabIndex={0} className={signature === true ? 'api-signature' : undefined}>
    <TypeCode type={type} />
  </pre>
);
