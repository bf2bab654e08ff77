import { useEffect } from 'react';
import { useLocation, useNavigationType } from '../shared/router/index.ts';
import { useScrollPlace } from './useScrollPlace.ts';

/** Every new page starts at its top; going back leads to where one was. */
export function RouteEffects() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useScrollPlace();

  useEffect(() => {
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigation]);

  return null;
}
