import type { ReactNode } from 'react';
import { codeMessages } from '#content/messages/code.ts';
import type { CodeText } from './codeText.ts';
import { FileName } from './FileName.tsx';
import { CodePres } from './Pre.tsx';
import { classes, doing } from '../selectors.ts';

interface CodeFigureProps {
  /** More classes. */
  kind?: string;
  caption?: ReactNode;
  children: ReactNode;
}

/** Code in a frame, with a button that copies what is shown of it. */
export const CodeFigure = ({ kind, caption, children }: CodeFigureProps) => (
  <figure className={kind === undefined ? classes.code : `${classes.code} ${kind}`}>
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
}

/** A fence of a page: its code, and a title that follows the language which is shown. */
export function CodeBlock({ code, shell, title }: CodeBlockProps) {
  const caption = title !== undefined && code.js !== undefined ? <FileName name={title} /> : title;
  return (
    <CodeFigure kind={shell === true ? 'shell' : undefined} caption={caption}>
      <CodePres code={code} />
    </CodeFigure>
  );
}
