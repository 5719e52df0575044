import type { ReactNode } from 'react';
import { headingMessages } from '#content/messages/headings.ts';
import { RateButton } from '../feedback/RateButton.tsx';
import { classes } from '../selectors.ts';

type Level = 1 | 2 | 3 | 4 | 5 | 6;

interface HeadingProps {
  level: Level;
  id: string;
  /** As text. */
  title: string;
  /** Other ids that links of the world use. */
  aliases?: readonly string[];
  /** The title, when it is more than text. */
  children?: ReactNode;
}

/** A heading that can be linked to; one that the table of contents lists can be rated. */
export function Heading({ level, id, title, aliases = [], children = title }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <>
      <Tag id={id}>
        {aliases.toReversed().map((alias) => (
          <span key={alias} className="alias" id={alias} />
        ))}
        {children}
        <a
          className={classes.headingAnchor}
          href={`#${id}`}
          aria-label={headingMessages.link(title)}
        >
          #
        </a>
      </Tag>
      {(level === 2 || level === 3) && <RateButton section={id} title={title} />}
    </>
  );
}
