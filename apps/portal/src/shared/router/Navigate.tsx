import { useEffect } from 'react';
import { useNavigate } from './hooks.ts';
import type { NavigateOptions } from './location.ts';

export interface NavigateProps extends NavigateOptions {
  /** The address to go to. */
  to: string;
}

/** Leads on to another page as soon as it is drawn. */
export function Navigate({ to, replace = false, state = null }: NavigateProps) {
  const navigate = useNavigate();
  // By its text: an object that is made anew at each rendering must not lead on again.
  const handed = JSON.stringify(state);
  useEffect(() => navigate(to, { replace, state: JSON.parse(handed) }), [navigate, to, replace, handed]);
  return null;
}
