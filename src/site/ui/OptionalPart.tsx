import { Component, type ReactNode } from 'react';

interface OptionalPartProps {
  /** Called once what is in it was left out, for what has to be done instead. */
  onThrow?: (() => void) | undefined;
  children: ReactNode;
}

/** A part that the page can do without: when it throws, it is left out, and the rest of the page lives on. */
export class OptionalPart extends Component<OptionalPartProps, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError(): { hasThrown: boolean } {
    return { hasThrown: true };
  }

  override componentDidCatch(): void {
    this.props.onThrow?.();
  }

  override render(): ReactNode {
    return this.state.hasThrown ? null : this.props.children;
  }
}
