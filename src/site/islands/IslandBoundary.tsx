import { Component, type ReactNode } from 'react';
import { islandMessages } from '#content/messages/islands.ts';
import { IslandNotice } from './IslandNotice.tsx';

interface IslandBoundaryState {
  stopped: boolean;
}

/** An island that throws says so in its place; the rest of the page lives on. */
export class IslandBoundary extends Component<{ children: ReactNode }, IslandBoundaryState> {
  override state: IslandBoundaryState = { stopped: false };

  static getDerivedStateFromError(): IslandBoundaryState {
    return { stopped: true };
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
