import { Notice } from '@raiz/ui';
import { useEffect, useState } from 'react';

/** The message of an admin page about its last action; the next action takes it away. */
export interface PageMessage {
  /**
   * `saved` and `deleted` take the focus, because the pressed button is gone; `done` and `failed`
   * are about a button that stays, and `moved` is for screen readers only.
   */
  kind: 'saved' | 'deleted' | 'done' | 'failed' | 'moved';
  /** The sentence, such as "Course deleted." */
  text: string;
}

export interface PageNoticeProps {
  /** The message, or null. */
  message: PageMessage | null;
  /** The kinds that are shown at this place. */
  kinds: readonly PageMessage['kind'][];
}

/** Shows the message of the page if it belongs to this place. */
export function PageNotice({ message, kinds }: PageNoticeProps) {
  return message && kinds.includes(message.kind) && <ShownMessage {...message} />;
}

function ShownMessage({ kind, text }: PageMessage) {
  const [isSettled, setSettled] = useState(false);

  useEffect(() => {
    // A dialog that closes first returns the focus to the button that opened it.
    const timer = setTimeout(() => setSettled(true));
    return () => clearTimeout(timer);
  }, []);

  return (
    <Notice
      tone={kind === 'failed' ? 'danger' : 'success'}
      takeFocus={kind === 'saved' || (kind === 'deleted' && isSettled)}
    >
      {text}
    </Notice>
  );
}
