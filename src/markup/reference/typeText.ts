/** A type's text in pieces: text alone, a name that leads somewhere, a comment. */
export type TypePiece = string | { name: string; href: string } | { comment: string };

export type TypeText = readonly TypePiece[];
