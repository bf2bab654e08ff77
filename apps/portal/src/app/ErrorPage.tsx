import { Button, ButtonLink, LinkProvider, type LinkProps, Notice, PageLayout, PageHeader, RetryIcon } from '@raiz/ui';
import { errorMessages } from '@raiz/ui/messages/global';
import { paths } from '../shared/page/paths.ts';

export interface ErrorPageProps {
  /** The page threw an error, its chunk could not be fetched, or is gone because the portal was updated. */
  reason: 'crash' | 'chunk' | 'newVersion';
  /** Tries the same page again. */
  onRetry: () => void;
}

/** A link that loads a new document, because the current one is broken. */
function WholePageLink(props: LinkProps) {
  return <a {...props} />;
}

const sentences = {
  crash: errorMessages.pageBroke,
  chunk: errorMessages.chunkFailed,
  newVersion: errorMessages.newRelease,
};

/**
 * Replaces a page that threw an error or whose chunk could not be fetched; never reloads
 * automatically.
 */
export function ErrorPage({ reason, onRetry }: ErrorPageProps) {
  return (
    <PageLayout content="reading">
      <PageHeader>{errorMessages.title}</PageHeader>
      <LinkProvider link={WholePageLink}>
        <Notice
          tone="danger"
          takeFocus
          actions={
            <>
              <Button icon={<RetryIcon />} onClick={onRetry}>
                {reason === 'newVersion' ? errorMessages.reload : errorMessages.retry}
              </Button>
              <ButtonLink href={paths.home} variant="secondary">
                {errorMessages.goHome}
              </ButtonLink>
            </>
          }
        >
          <p>{sentences[reason]}</p>
          {reason === 'crash' && <p>{errorMessages.pageBrokeHelp}</p>}
        </Notice>
      </LinkProvider>
    </PageLayout>
  );
}
