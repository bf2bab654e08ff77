import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readView, writeView, type ReferralsView } from './referralsView.ts';

/** Milliseconds after the last change: browsers refuse an address that is rewritten at every keystroke. */
const settleTime = 250;

/**
 * The view of the page, which the address keeps. The page follows at once, the address as soon as one pauses; an address that
 * comes from elsewhere (back, a link) takes the page along.
 */
export function useViewInAddress(): [ReferralsView, (changes: Partial<ReferralsView>) => void] {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState(() => readView(params));
  const address = params.toString();
  const [followed, setFollowed] = useState(address);
  const [written, setWritten] = useState<string | null>(null);
  const write = useRef(setParams);
  useEffect(() => {
    write.current = setParams;
  });

  if (followed !== address) {
    setFollowed(address);
    // What was written by this page itself is no news, even if one has typed on since.
    if (address !== written) {
      setView(readView(params));
      setWritten(null);
    }
  }

  const wanted = writeView(view).toString();
  useEffect(() => {
    if (wanted === address) return undefined;
    const timer = setTimeout(() => {
      setWritten(wanted);
      write.current(new URLSearchParams(wanted), { replace: true });
    }, settleTime);
    return () => clearTimeout(timer);
  }, [wanted, address]);

  const change = useCallback((changes: Partial<ReferralsView>) => setView((before) => ({ ...before, ...changes })), []);
  return [view, change];
}
