import { Component, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { islandMessages } from '#content/messages/islands.ts';
import { reportMissing } from '../offline/missingPart.ts';
import { IslandNotice } from './IslandNotice.tsx';
import { goWithout, type Placeholder } from './placeholder.ts';

interface LoadBoundaryProps {
  placeholders: readonly Placeholder[];
  onRetry: () => void;
  children: ReactNode;
}

interface LoadBoundaryState {
  failed: boolean;
}

/** Islands whose code does not come say so, each in its place; what was written there stays and works as it did. */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { failed: false };

  static getDerivedStateFromError(): LoadBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(): void {
    const { placeholders, onRetry } = this.props;
    const sent = placeholders.map(goWithout);
    // The next element that a reader comes to asks again.
    for (const placeholder of placeholders) if (placeholder.serves) placeholder.retry = onRetry;
    // A page that is left by a form needs no help.
    if (!sent.includes(true)) reportMissing();
  }

  override render(): ReactNode {
    const { placeholders, onRetry, children } = this.props;
    if (!this.state.failed) return children;
    return placeholders
      .filter(({ serves }) => serves !== true)
      .map(({ element }, at) =>
        createPortal(
          <IslandNotice text={islandMessages.notLoaded} onRetry={onRetry} />,
          element,
          String(at),
        ),
      );
  }
}
