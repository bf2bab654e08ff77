import { commonMessages, troubleMessages } from '@raiz/ui/messages/global';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isChunkFailure, reload } from '../shared/lazy/lazyPart.tsx';
import { brand } from '../shared/page/brand.ts';
import { Trouble } from './Trouble.tsx';

/**
 * Error element of the route table, for a page that throws or whose chunk could not be fetched. The
 * retry for a chunk navigates to the same location, which mounts the page and requests the chunk
 * again; the retry for a page that throws reloads the document.
 */
export function RouteError() {
  const breakage = isChunkFailure(useRouteError()) ? 'files' : 'program';
  const navigate = useNavigate();
  const { state, ...here } = useLocation();

  useEffect(() => {
    document.title = commonMessages.documentTitle({ page: troubleMessages.title, brand });
  }, []);

  function retry() {
    void navigate(here, { replace: true, preventScrollReset: true, state });
  }

  return <Trouble breakage={breakage} onRetry={breakage === 'files' ? retry : reload} />;
}
