import { LoadFailed, PageLayout } from '@raiz/ui';
import { troubleMessages } from '@raiz/ui/messages/global';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface BoundaryProps {
  /** What may break; a sentence and a way on take its place then. */
  children: ReactNode;
}

interface BoundaryState {
  broken: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: false };

  static getDerivedStateFromError(): BoundaryState {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <PageLayout>
        {/* A page that broke may be an old release's: loading anew is the retry that always helps. */}
        <LoadFailed retryText={troubleMessages.retry} onRetry={() => window.location.reload()}>
          {troubleMessages.pageBroke}
        </LoadFailed>
      </PageLayout>
    );
  }
}

/** Keeps a page that throws, or whose chunk cannot be loaded, from leaving a blank one: a sentence and a retry. Another page starts anew. */
export function ScreenBoundary({ children }: BoundaryProps) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}
