import { Button, CopyIcon, Inline, KeyValue, LoadFailed } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';

const messages = profileMessages.referral;

export interface MissingLinkProps {
  /** Why it could not be read. */
  message: string;
  /** The link is being asked for again: the button is off and says so. */
  retrying: boolean;
  /** Asks for the link again. */
  retry: () => void;
}

/** What stands for a referral link that could not be read: `--`, nothing to copy, and a way to try again (operations.md, section 2). */
export function MissingLink({ message, retrying, retry }: MissingLinkProps) {
  return (
    <>
      <KeyValue items={[{ label: messages.link, value: emptyValue }]} />
      <Inline>
        <Button variant="secondary" icon={<CopyIcon />} disabled>
          {messages.copyLink}
        </Button>
      </Inline>
      <LoadFailed onRetry={retry} busy={retrying}>
        {message}
      </LoadFailed>
    </>
  );
}
