import { Component, type ReactNode } from 'react';
import { propsPlaygroundMessages } from '#content/messages/propsPlayground.ts';
import type { PropsPlaygroundState } from '#core/propsPlayground/state.ts';

interface PlaygroundBoundaryProps {
  state: PropsPlaygroundState;
  reset: () => void;
  children: ReactNode;
}

interface BoundaryState {
  error: Error | undefined;
  /** The state that it happened in. */
  at: PropsPlaygroundState | undefined;
}

/** A state that the component refuses shows why; the next change tries again. */
export class PlaygroundBoundary extends Component<PlaygroundBoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, at: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)), at: undefined };
  }

  static getDerivedStateFromProps(
    { state }: PlaygroundBoundaryProps,
    { error, at }: BoundaryState,
  ): BoundaryState {
    if (error === undefined || (at !== undefined && at !== state)) {
      return { error: undefined, at: undefined };
    }
    return { error, at: state };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className="demo-error" role="alert">
        <p className="demo-error-title">{propsPlaygroundMessages.stopped}</p>
        <pre>{error.message}</pre>
        <p>
          <button type="button" className="tool" onClick={this.props.reset}>
            {propsPlaygroundMessages.resetAll}
          </button>
        </p>
      </div>
    );
  }
}
