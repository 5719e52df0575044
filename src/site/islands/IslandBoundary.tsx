import { Component, type ReactNode } from 'react';
import { islandMessages } from '#content/messages/islands.ts';
import { IslandNotice } from './IslandNotice.tsx';
import { goWithout, type Placeholder } from './placeholder.ts';

interface IslandBoundaryProps {
  /** What it draws into. Until the island has stood there once, what is written there does what it can. */
  placeholder?: Placeholder;
  children: ReactNode;
}

interface IslandBoundaryState {
  stopped: boolean;
}

/** An island that throws says so in its place; the rest of the page lives on. */
export class IslandBoundary extends Component<IslandBoundaryProps, IslandBoundaryState> {
  override state: IslandBoundaryState = { stopped: false };

  static getDerivedStateFromError(): IslandBoundaryState {
    return { stopped: true };
  }

  override componentDidCatch(): void {
    const { placeholder } = this.props;
    if (placeholder !== undefined && placeholder.standing !== true) goWithout(placeholder);
  }

  private readonly restart = (): void => this.setState({ stopped: false });

  override render(): ReactNode {
    return this.state.stopped ? (
      <IslandNotice text={islandMessages.stopped} onRetry={this.restart} />
    ) : (
      this.props.children
    );
  }
}
