import { Button, ButtonLink, LinkProvider, type LinkProps, Notice, PageLayout, PageTitle, RetryIcon } from '@raiz/ui';
import { troubleMessages } from '@raiz/ui/messages/global';
import { paths } from '../shared/paths.ts';
import { reload } from '../shared/reload.ts';

export interface TroubleProps {
  /** What broke: the program itself, or the loading of its files. */
  breakage: 'program' | 'files';
  /** Tries again. */
  onRetry: () => void;
}

/** A link that loads a whole page: this one is broken. */
function WholePageLink(props: LinkProps) {
  return <a {...props} />;
}

/**
 * In place of a page that broke, or whose chunk could not be fetched: what happened, and ways on.
 * Chunks of an old release may be gone for good, so a reload is offered; it never happens by
 * itself.
 */
export function Trouble({ breakage, onRetry }: TroubleProps) {
  return (
    <PageLayout width="reading">
      <PageTitle>{troubleMessages.title}</PageTitle>
      <LinkProvider link={WholePageLink}>
        <Notice
          tone="danger"
          takeFocus
          actions={
            <>
              <Button icon={<RetryIcon />} onClick={onRetry}>
                {troubleMessages.retry}
              </Button>
              {breakage === 'files' && (
                <Button variant="secondary" onClick={reload}>
                  {troubleMessages.reload}
                </Button>
              )}
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
