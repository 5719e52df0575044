import { Component, type ReactNode } from 'react';

interface RunBoundaryProps {
  /** How many errors have been caught before. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

interface RunBoundaryState {
  errors: number;
  failed: boolean;
}

/** Fresh starts after an error of a demo that once stood. */
const RESTARTS = 1;

/** Tells what a render has thrown, and starts the demo anew once: what stood before must not be gone for one bad click. */
export class RunBoundary extends Component<RunBoundaryProps, RunBoundaryState> {
  override state: RunBoundaryState = { errors: 0, failed: false };

  static getDerivedStateFromError(): Partial<RunBoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
    this.setState(({ errors }) => ({ errors: errors + 1, failed: errors >= RESTARTS }));
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
