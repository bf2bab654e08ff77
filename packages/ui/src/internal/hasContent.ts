import { Children, type ReactNode } from 'react';

/** Whether React renders anything for a prop. `condition && <Part />` is false when it renders nothing. */
export function hasContent(node: ReactNode): boolean {
  return Children.toArray(node).some((child) => child !== '');
}
