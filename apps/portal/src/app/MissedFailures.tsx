import { Button, Notice, Text, TextLink } from '@raiz/ui';
import { errorMessages } from '@raiz/ui/messages/global';
import { useEffect } from 'react';
import { focusTitle } from '../shared/page/ScreenHeader.tsx';
import { useStore } from '../shared/store.ts';
import { forgetFailure, type MissedFailure, missedFailures } from '../shared/writes/missedFailures.ts';

/** Says what failed after its page had gone. Not lazy: offline, its chunk could not be fetched. */
export function MissedFailures() {
  return useStore(missedFailures).map((failure) => <FailureNotice key={failure.id} {...failure} />);
}

/** What failed and why, the way back to its page, and a button that removes it. */
function FailureNotice({ id, usual, message, isLost, page }: MissedFailure) {
  const texts = errorMessages.missedFailure[page.lang];
  const forget = () => forgetFailure(id);
  // It may have the focus when it goes.
  useEffect(() => focusTitle, []);

  return (
    <div lang={page.lang}>
      <Notice
        tone="danger"
        actions={
          <>
            <TextLink variant="standalone" href={page.href} onClick={forget}>
              {texts.back({ page: page.title })}
            </TextLink>
            <Button variant="secondary" size="small" onClick={forget}>
              {texts.dismiss}
            </Button>
          </>
        }
      >
        <Text>
          <span lang={usual.lang}>{usual.text}</span>
        </Text>
        {message.text !== usual.text && (
          <Text>
            <span lang={message.lang}>{message.text}</span>
          </Text>
        )}
        {isLost && <Text>{texts.lost}</Text>}
      </Notice>
    </div>
  );
}
