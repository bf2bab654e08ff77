import { errorMessages } from '@raiz/ui/messages/global';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { isChunkFailure, isReachable, reload, useReplaced } from '../shared/lazy/chunkFailure.ts';
import { reportError } from '../shared/page/report.ts';
import { fullTitle } from '../shared/page/brand.ts';
import { ErrorPage } from './ErrorPage.tsx';

/**
 * Error element of the route table, for a page that throws or whose chunk could not be fetched. Its
 * retry reloads the document: browsers remember that a module failed until then.
 */
export function RouteError() {
  const error = useRouteError();
  const isFile = isChunkFailure(error);
  const isReplaced = useReplaced(isFile);

  useEffect(() => {
    reportError(isFile ? 'chunk' : 'page', error);
  }, [isFile, error]);

  // Offline, the browser's own page would replace the portal.
  async function retry() {
    if (await isReachable()) reload();
  }

  return (
    <>
      <title>{fullTitle(errorMessages.title)}</title>
      <ErrorPage reason={isFile ? (isReplaced ? 'newVersion' : 'chunk') : 'crash'} onRetry={() => void retry()} />
    </>
  );
}
