import type { ReactNode } from 'react';
import { referenceMessages } from '#content/messages/reference.ts';
import { classes, marked } from '../selectors.ts';
import type { Trait } from './traits.ts';
import { TypeCode } from './TypeCode.tsx';
import type { TypeText } from './typeText.ts';

interface RowProps {
  /** Where this page is its home. */
  id?: string;
  traits: readonly Trait[];
  /** The version that brought it, where that says something. */
  since?: string;
  /** A `RowHead`, then what is always visible, then `RowDetails`. */
  children?: ReactNode;
}

/** One entry of a list in the reference. */
export const Row = ({ id, traits, since, children }: RowProps) => (
  <div
    className={classes.row}
    id={id}
    data-traits={traits.length > 0 ? traits.join(' ') : undefined}
    {...(since !== undefined && marked('since', since))}
  >
    {children}
  </div>
);

interface RowHeadProps {
  name: string;
  href: string;
  /** Type, default, marks. */
  children?: ReactNode;
}

export const RowHead = ({ name, href, children }: RowHeadProps) => (
  <p className={classes.rowHead}>
    <a className="api-name" href={href}>
      <BreakableName name={name} />
    </a>
    {children}
  </p>
);

/** A name may break before a capital: long ones must not push the page wide. */
export const BreakableName = ({ name }: { name: string }) =>
  name
    .split(/(?<=[a-z\d])(?=[A-Z])/)
    .flatMap((part, i) => (i === 0 ? [part] : [<wbr key={i} />, part]));

/** What folds out of a row. */
export const RowDetails = ({ children }: { children?: ReactNode }) => (
  <details>
    <summary>{referenceMessages.details}</summary>
    {children}
  </details>
);

export const RequiredMark = () => (
  <span className="api-required" title={referenceMessages.requiredTitle}>
    {referenceMessages.required}
  </span>
);

export const TypeFact = ({ type }: { type: TypeText }) => (
  <span className="api-type">
    <TypeCode type={type} />
  </span>
);

/** `default []`, `prop onRowClick`; the value as children where it is more than a type. */
export const ValueFact = ({
  label,
  value,
  children,
}: {
  label: string;
  value?: TypeText;
  children?: ReactNode;
}) => (
  <span className="api-default">
    {label} {value === undefined ? children : <TypeCode type={value} />}
  </span>
);
