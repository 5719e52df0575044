import { Fragment } from 'react';
import type { Mark } from './marks.ts';

interface MarkedProps {
  text: string;
  /** In order and apart. */
  marks: readonly Mark[];
}

/** The text with stretches of it marked. */
export const Marked = ({ text, marks }: MarkedProps) => (
  <>
    {marks.map(([from, to], at) => (
      <Fragment key={from}>
        {text.slice(marks[at - 1]?.[1] ?? 0, from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
);
