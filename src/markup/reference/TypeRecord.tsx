import type { ReactNode } from 'react';
import { TypeBlock } from './TypeCode.tsx';
import type { TypeText } from './typeText.ts';
import { classes } from '../selectors.ts';

interface TypeRecordProps {
  id: string;
  name: string;
  type: TypeText;
  /** The package that exports it. */
  package?: string;
  /** What it is for. */
  children?: ReactNode;
}

/** The record of a type, folded under its name. */
export const TypeRecord = ({ id, name, type, package: from, children }: TypeRecordProps) => (
  <details className={classes.record} id={id}>
    <summary>
      <code>{name}</code>
    </summary>
    {children}
    <TypeBlock type={type} />
    {from !== undefined && (
      <p className="api-import">
        <code>{`import type { ${name} } from '${from}';`}</code>
      </p>
    )}
  </details>
);
