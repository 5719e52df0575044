import type { ReactNode } from 'react';
import { send } from '../analytics/send.ts';
import { OptionalPart } from '../ui/OptionalPart.tsx';

const tellCrash = (): void => send({ kind: 'ad_crash' });

/** An ad that cannot be drawn is not drawn; only analytics hears of it. */
export const AdBoundary = ({ children }: { children: ReactNode }) => (
  <OptionalPart onThrow={tellCrash}>{children}</OptionalPart>
);
