import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Milliseconds after the last change: browsers refuse an address that changes with every key. */
const settleTime = 250;

/**
 * Keeps the view of a page (search, filters, order) in the query. The page changes at once, the
 * address after a pause. A query from elsewhere (back, a link) changes the view.
 * @param read Reads the view from the query.
 * @param write Writes the view as a query, without default values.
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
    // Ignores queries that this page has written: newer changes may follow.
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
      // Keeps the navigation state of the entry.
      put.current(new URLSearchParams(wanted), { replace: true, state, preventScrollReset: true });
    }, settleTime);
    return () => clearTimeout(timer);
  }, [wanted, address, state]);

  const change = useCallback((changes: Partial<View>) => setView((before) => ({ ...before, ...changes })), []);
  return [view, change];
}
