import { classes } from '../selectors.ts';

interface NameLinkProps {
  /** Inline code. */
  code: string;
  href: string;
  /** Lines: the type first, then sentences. The script makes a hint of it (`site/reference/hints.ts`). */
  hint: string;
}

/** A name of the documented packages that leads to its place in the reference. */
export const NameLink = ({ code, href, hint }: NameLinkProps) => (
  <a className={classes.name} href={href} title={hint}>
    <code>{code}</code>
  </a>
);
