import { useEffect } from 'react';
import { useLocation, useNavigationType } from '../shared/router/index.ts';
import { useIntent } from './useIntent.ts';
import { useScrollPlace } from './useScrollPlace.ts';

/** Every new page starts at its top; going back leads to where one was. The code of a next page comes when a link to it is touched. */
export function RouteEffects() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useScrollPlace();
  useIntent();

  useEffect(() => {
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigation]);

  return null;
}
