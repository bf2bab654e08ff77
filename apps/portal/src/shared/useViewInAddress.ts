import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Milliseconds after the last change: browsers refuse an address that is rewritten at every keystroke. */
const settleTime = 250;

/**
 * The view of a page (search, filters, order), which the address keeps. The page follows at once, the address as soon as one
 * pauses; an address that comes from elsewhere (back, a link) takes the page along.
 * @param read Reads the view from the query.
 * @param write Writes it as a query, without what is usual.
 */
export function useViewInAddress<View extends object>(
  read: (params: URLSearchParams) => View,
  write: (view: View) => URLSearchParams,
): [View, (changes: Partial<View>) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [view, setView] = useState(() => read(params));
  const address = params.toString();
  const [followed, setFollowed] = useState(address);
  const [written, setWritten] = useState<string | null>(null);
  const put = useRef(setParams);
  useEffect(() => {
    put.current = setParams;
  });

  if (followed !== address) {
    setFollowed(address);
    // What was written by this page itself is no news, even if one has typed on since.
    if (address !== written) {
      setView(read(params));
      setWritten(null);
    }
  }

  const wanted = write(view).toString();
  useEffect(() => {
    if (wanted === address) return undefined;
    const timer = setTimeout(() => {
      setWritten(wanted);
      // What the page before handed over stays with the entry.
      put.current(new URLSearchParams(wanted), { replace: true, state, preventScrollReset: true });
    }, settleTime);
    return () => clearTimeout(timer);
  }, [wanted, address, state]);

  const change = useCallback((changes: Partial<View>) => setView((before) => ({ ...before, ...changes })), []);
  return [view, change];
}
