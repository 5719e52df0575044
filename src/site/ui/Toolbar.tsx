import {
  Toolbar as AriakitToolbar,
  ToolbarItem,
  useToolbarStore,
  type ToolbarItemProps,
} from '@ariakit/react';
import type { ReactNode, Ref } from 'react';
import { usePreference } from '../preferences/usePreference.ts';

interface ToolbarProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** A row of buttons that is one stop for Tab, with arrow keys, Home and End within (APG, Toolbar). */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const store = useToolbarStore({ focusLoop: true, rtl: usePreference('direction') === 'rtl' });
  return (
    <AriakitToolbar store={store} className={className} aria-label={label}>
      {children}
    </AriakitToolbar>
  );
}

export interface ToolProps extends Omit<ToolbarItemProps, 'disabled' | 'ref'> {
  /** CSS does not show it: arrow keys pass it by. */
  isHidden?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of a toolbar. */
export const Tool = ({ isHidden = false, ...props }: ToolProps) => (
  <ToolbarItem disabled={isHidden} {...props} />
);

interface ToolLinkProps extends Omit<ToolProps, 'ref'> {
  href: string;
}

/** A tool that opens a tab of its own. */
export const ToolLink = ({ isHidden = false, href, children, ...props }: ToolLinkProps) => (
  <ToolbarItem
    disabled={isHidden}
    {...props}
    render={
      <a href={href} target="_blank" rel="noopener">
        {children}
      </a>
    }
  />
);
