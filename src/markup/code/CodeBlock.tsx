import type { ReactNode } from 'react';
import { codeMessages } from '#content/messages/code.ts';
import type { CodeText } from './codeText.ts';
import { FileName } from './FileName.tsx';
import { CodePres } from './Pre.tsx';
import { classes, doing, marked } from '../selectors.ts';

interface CodeFigureProps {
  /** Of the page, for code that exists in other date libraries. */
  dated?: number | undefined;
  /** More classes. */
  kind?: string;
  caption?: ReactNode;
  children: ReactNode;
}

/** Code in a frame, with a button that copies what is shown of it. */
export const CodeFigure = ({ kind, caption, dated, children }: CodeFigureProps) => (
  <figure
    className={kind === undefined ? classes.code : `${classes.code} ${kind}`}
    {...(dated !== undefined && marked('dated', String(dated)))}
  >
    {caption !== undefined && <figcaption>{caption}</figcaption>}
    {children}
    <button type="button" className="copy" {...doing('copy')}>
      {codeMessages.copy}
    </button>
  </figure>
);

export interface CodeBlockProps {
  code: CodeText;
  /** Commands for a shell. */
  shell?: boolean;
  title?: string;
  /** The code exists in TypeScript and in JavaScript, be it the same. */
  both?: boolean;
  /** Line of the page: the code exists in other date libraries. */
  dated?: number;
}

/** A fence of a page: its code, and a title that follows the language which is shown. */
export function CodeBlock({ code, shell, title, both, dated }: CodeBlockProps) {
  const caption = title !== undefined && both === true ? <FileName name={title} /> : title;
  return (
    <CodeFigure kind={shell === true ? 'shell' : undefined} caption={caption} dated={dated}>
      <CodePres code={code} />
    </CodeFigure>
  );
}
