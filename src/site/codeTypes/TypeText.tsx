import type { ShownType } from '#core/codeTypes/codeTypes.ts';

/** An identifier with its type, as code. */
export const TypeText = ({ before, name, after }: ShownType) => (
  <code dir="ltr">
    {before}
    <b>{name}</b>
    {after}
  </code>
);
