import { commonMessages, troubleMessages } from '@raiz/ui/messages/global';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { isChunkFailure, reload } from '../shared/lazy/lazyPart.tsx';
import { releaseOfPage, report } from '../shared/page/report.ts';
import { brand } from '../shared/page/brand.ts';
import { paths } from '../shared/page/paths.ts';
import { Trouble } from './Trouble.tsx';

/** Whether the site has another release than the document. False when that is not known. */
async function isReplaced(): Promise<boolean> {
  try {
    const page = await (await fetch(paths.home, { cache: 'no-store' })).text();
    const [, release] = /name="release" content="([^"]+)/.exec(page) ?? [];
    return release !== undefined && release !== releaseOfPage();
  } catch {
    return false;
  }
}

/**
 * Error element of the route table, for a page that throws or whose chunk could not be fetched. Its
 * retry reloads the document: browsers remember that a module failed until then.
 */
export function RouteError() {
  const error = useRouteError();
  const isFile = isChunkFailure(error);
  const [isOld, setIsOld] = useState(false);

  useEffect(() => {
    report(isFile ? 'chunk' : 'page', error);
    if (isFile) void isReplaced().then(setIsOld);
  }, [isFile, error]);

  useEffect(() => {
    document.title = commonMessages.documentTitle({ page: troubleMessages.title, brand });
  }, []);

  function retry() {
    // Offline, the browser's own page would replace the portal.
    if (navigator.onLine) reload();
  }

  return <Trouble breakage={isFile ? (isOld ? 'release' : 'files') : 'program'} onRetry={retry} />;
}
