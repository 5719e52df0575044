interface RawHtmlProps {
  as: 'code' | 'div';
  className?: string;
  /** Made by the compiler: highlighted code, or a demo that was rendered at build. Never an author's or a reader's. */
  html: string;
}

/** The only place where a string goes into the page as it is. */
export const RawHtml = ({ as: Tag, className, html }: RawHtmlProps) => (
  <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
