import type { ReactNode } from 'react';
import { useLocation } from '../shared/router/index.ts';
import { Boundary } from './Boundary.tsx';
import { Trouble } from './Trouble.tsx';

export interface ScreenBoundaryProps {
  /** What may break; a sentence and ways on take its place then. */
  children: ReactNode;
}

/** Keeps a page that throws, or whose files cannot be loaded, from leaving a blank one. Another page starts anew. */
export function ScreenBoundary({ children }: ScreenBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <Boundary key={pathname} instead={(breakage) => <Trouble breakage={breakage} />}>
      {children}
    </Boundary>
  );
}
