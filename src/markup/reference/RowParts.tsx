import type { ReactNode } from 'react';
import { referenceMessages } from '#content/messages/reference.ts';
import { TypeCode } from './TypeCode.tsx';
import type { TypeText } from './typeText.ts';
import { classes } from '../selectors.ts';

/** What a prop was replaced by. */
export const Replaced = ({ children }: { children?: ReactNode }) => (
  <div className="api-deprecated">{children}</div>
);

/** Every value of a union of literals. */
export const LiteralList = ({ literals }: { literals: readonly string[] }) => (
  <ul className="api-literals" aria-label={referenceMessages.values}>
    {literals.map((literal) => (
      <li key={literal}>
        <code>{literal}</code>
      </li>
    ))}
  </ul>
);

/** What a callback receives and returns. */
export const ParameterList = ({ children }: { children?: ReactNode }) => (
  <dl className="api-parameters">{children}</dl>
);

interface ParameterProps {
  /** Undefined for what is returned. */
  name?: string;
  type: TypeText;
  /** Whether nothing is ever said of it. */
  bare?: boolean;
  children?: ReactNode;
}

export const Parameter = ({ name, type, bare, children }: ParameterProps) => (
  <>
    <dt>
      {name === undefined ? referenceMessages.returns : <code>{name}</code>}{' '}
      <TypeCode type={type} />
    </dt>
    {bare !== true && <dd>{children}</dd>}
  </>
);

interface DemoLinksProps {
  demos: readonly { href: string; title: string; place: string }[];
}

/** One quiet line of links to demos: `Demos: Multi sorting, Sort order`. */
export const DemoLinks = ({ demos }: DemoLinksProps) => (
  <p className={classes.rowDemos}>
    {referenceMessages.demos}{' '}
    {demos.map(({ href, title, place }, i) => (
      <FollowedBy key={href} comma={i < demos.length - 1}>
        <a href={href} title={place}>
          {title}
        </a>
      </FollowedBy>
    ))}
  </p>
);

const FollowedBy = ({ comma, children }: { comma: boolean; children: ReactNode }) => (
  <>
    {children}
    {comma && ', '}
  </>
);

/** A list of code in a sentence: `a`, `b`. */
export const CodeList = ({ codes }: { codes: readonly string[] }) =>
  codes.map((code, i) => (
    <FollowedBy key={code} comma={i < codes.length - 1}>
      <code>{code}</code>
    </FollowedBy>
  ));
