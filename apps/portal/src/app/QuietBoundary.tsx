import { Component, type ReactNode } from 'react';

interface QuietBoundaryProps {
  /** Optional parts of the page. */
  children: ReactNode;
}

/** Renders nothing in place of children that throw. */
export class QuietBoundary extends Component<QuietBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
