import type { ComponentProps, ReactNode } from 'react';
import { referenceMessages } from '#content/messages/reference.ts';
import { marked } from '../selectors.ts';

interface LifetimeMarksProps {
  since?: string;
  removedIn?: string;
  /** Other marks of the same entry. */
  children?: ReactNode;
}

/** Since which version something is there, and which one takes it away. */
export const LifetimeMarks = ({ since, removedIn, children }: LifetimeMarksProps) => (
  <span className="api-marks">
    {children}
    {since !== undefined && (
      <span className="chip" title={referenceMessages.sinceTitle(since)}>
        {referenceMessages.since(since)}
      </span>
    )}
    {removedIn !== undefined && (
      <span className="chip" title={referenceMessages.removedTitle(removedIn)}>
        {referenceMessages.removedIn(removedIn)}
      </span>
    )}
  </span>
);

/** @param since unknown where the package says less. */
export const DeprecatedMark = ({ since }: { since?: string }) => (
  <span className="chip">{referenceMessages.deprecated(since)}</span>
);

interface SinceChoiceProps {
  /** Those that some row is from, oldest first; without one there is nothing to choose. */
  versions: readonly string[];
  /** Which is chosen, and who hears of changes; for an island. */
  field?: Pick<ComponentProps<'select'>, 'value' | 'onChange'>;
}

/** A choice that leaves the rows which are as new as a version, or newer. */
export const SinceChoice = ({ versions, field }: SinceChoiceProps) =>
  versions.length > 0 && (
    <label>
      {referenceMessages.newSince}{' '}
      <select {...marked('since')} {...field}>
        <option value="">{referenceMessages.anyVersion}</option>
        {versions.map((version) => (
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </select>
    </label>
  );
