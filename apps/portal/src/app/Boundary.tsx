import { Component, type ReactNode } from 'react';
import { isChunkFailure } from '../shared/chunkFailure.ts';

/** What broke: the program itself, or the loading of its files. */
export type Breakage = 'program' | 'files';

interface BoundaryProps {
  /** What may break. */
  children: ReactNode;
  /** What stands in its place then. */
  instead: (breakage: Breakage) => ReactNode;
}

interface BoundaryState {
  breakage: Breakage | null;
}

/** Keeps a part that throws while it is drawn from taking the page with it. A new `key` starts anew. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { breakage: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { breakage: isChunkFailure(error) ? 'files' : 'program' };
  }

  override render() {
    const { breakage } = this.state;
    return breakage === null ? this.props.children : this.props.instead(breakage);
  }
}
