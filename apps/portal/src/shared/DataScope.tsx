import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './queries.ts';

export interface DataScopeProps {
  /** What reads and writes through TanStack Query. */
  children: ReactNode;
}

/** Gives screens that read from the API the portal's one cache. Loaded with the first of them, never by public pages. */
export function DataScope({ children }: DataScopeProps) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
