import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Every new page starts at its top; going back keeps the browser's own place. */
export function RouteEffects() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigation]);

  return null;
}
