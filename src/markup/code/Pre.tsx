import type { ReactNode } from 'react';
import type { CodeText } from './codeText.ts';
import { RawHtml } from './RawHtml.tsx';

interface PreProps {
  className?: string;
  children: ReactNode;
}

/** Code that can be scrolled by keyboard. */
export const Pre = ({ className, children }: PreProps) => (
  <pre tabIndex={0} className={className}>
    {children}
  </pre>
);

/** A text of code as one `<pre>`, or as two when its JavaScript differs. */
export const CodePres = ({ code: { html, js } }: { code: CodeText }) =>
  js === undefined ? (
    <Pre>
      <RawHtml as="code" html={html} />
    </Pre>
  ) : (
    <>
      <Pre className="ts">
        <RawHtml as="code" html={html} />
      </Pre>
      <Pre className="js">
        <RawHtml as="code" html={js} />
      </Pre>
    </>
  );
