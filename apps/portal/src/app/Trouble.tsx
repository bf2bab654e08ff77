import { Button, ButtonLink, LinkProvider, type LinkProps, Notice, PageLayout, PageHeader, RetryIcon } from '@raiz/ui';
import { troubleMessages } from '@raiz/ui/messages/global';
import { paths } from '../shared/page/paths.ts';

export interface TroubleProps {
  /** `files`: a chunk could not be fetched. `program`: the page threw an error. */
  breakage: 'program' | 'files';
  /** Tries the same page again. */
  onRetry: () => void;
}

/** A link that loads a new document, because the current one is broken. */
function WholePageLink(props: LinkProps) {
  return <a {...props} />;
}

/**
 * Replaces a page that threw an error or whose chunk could not be fetched; never reloads
 * automatically.
 */
export function Trouble({ breakage, onRetry }: TroubleProps) {
  return (
    <PageLayout content="reading">
      <PageHeader>{troubleMessages.title}</PageHeader>
      <LinkProvider link={WholePageLink}>
        <Notice
          tone="danger"
          takeFocus
          actions={
            <>
              <Button icon={<RetryIcon />} onClick={onRetry}>
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
