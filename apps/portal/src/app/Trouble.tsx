import {
  Button,
  ButtonLink,
  LinkProvider,
  type LinkProps,
  Loading,
  Notice,
  PageLayout,
  PageTitle,
  RetryIcon,
} from '@raiz/ui';
import { troubleMessages } from '@raiz/ui/messages/global';
import { useEffect } from 'react';
import { paths } from '../shared/paths.ts';
import type { Breakage } from './Boundary.tsx';
import { mayReload, reload } from '../shared/reload.ts';

export interface TroubleProps {
  /** What broke. */
  breakage: Breakage;
  /**
   * Whether loading the page anew may help without anybody being asked.
   * @default mayReload()
   */
  reloads?: boolean;
  /**
   * Loads the page anew.
   * @default reload
   */
  onReload?: () => void;
}

/** A link that loads a whole page: what is on this one is broken. */
function WholePageLink(props: LinkProps) {
  return <a {...props} />;
}

function Reloading({ onReload }: { onReload: () => void }) {
  useEffect(onReload, [onReload]);
  return <Loading text={troubleMessages.reloading} showText />;
}

/**
 * In place of a page that broke, or whose files did not come: what happened, and ways on. Files of an old release are gone after a new
 * one, so the page is loaded anew by itself, once.
 */
export function Trouble({ breakage, reloads = mayReload(), onReload = reload }: TroubleProps) {
  if (breakage === 'files' && reloads) {
    return (
      <PageLayout>
        <Reloading onReload={onReload} />
      </PageLayout>
    );
  }
  return (
    <PageLayout width="reading">
      <PageTitle>{troubleMessages.title}</PageTitle>
      <LinkProvider link={WholePageLink}>
        <Notice
          tone="danger"
          takeFocus
          actions={
            <>
              <Button icon={<RetryIcon />} onClick={onReload}>
                {troubleMessages.retry}
              </Button>
              <ButtonLink href={paths.home} variant="secondary">
                {troubleMessages.goHome}
              </ButtonLink>
            </>
          }
        >
          <p>{breakage === 'files' ? troubleMessages.chunkFailed : troubleMessages.pageBroke}</p>
          {breakage === 'program' && <p>{troubleMessages.pageBrokeHelp}</p>}
        </Notice>
      </LinkProvider>
    </PageLayout>
  );
}
