import { Component, type ReactNode } from 'react';
import { send } from '../analytics/send.ts';

/** An ad that cannot be drawn is not drawn; only analytics hears of it. */
export class AdBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(): void {
    send({ kind: 'ad_crash' });
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
