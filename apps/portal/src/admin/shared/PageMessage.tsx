import { Notice, type NoticeTone } from '@raiz/ui';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import { withTitle } from './AdminPage.tsx';

/** The message of an admin page about its last action; the next action removes it. */
export interface PageMessage {
  /**
   * `saved`, `deleted` and `gone` (deleted by someone else) take the focus, because the pressed
   * button is gone; `done` and `failed` are about a button that stays, and `moved` is for screen
   * readers only.
   */
  kind: 'saved' | 'deleted' | 'gone' | 'done' | 'failed' | 'moved';
  /** The text, such as "Course deleted." */
  text: string;
}

/** The message when someone else has deleted the row. */
export function goneMessage({ title }: { title: string | null }): PageMessage {
  return { kind: 'gone', text: adminFormMessages.rowGone(withTitle({ title })) };
}

export interface PageNoticeProps {
  /** The message, or null. */
  message: PageMessage | null;
  /** The kinds to show here. */
  kinds: readonly PageMessage['kind'][];
}

/** Shows the message if its kind is one of `kinds`. */
export function PageNotice({ message, kinds }: PageNoticeProps) {
  return message && kinds.includes(message.kind) && <ShownMessage {...message} />;
}

const tones: Partial<Record<PageMessage['kind'], NoticeTone>> = { failed: 'danger', gone: 'warning' };

/** The kinds whose button is gone. */
const takingFocus: readonly PageMessage['kind'][] = ['saved', 'deleted', 'gone'];

function ShownMessage({ kind, text }: PageMessage) {
  return (
    <Notice tone={tones[kind] ?? 'success'} takeFocus={takingFocus.includes(kind)}>
      {text}
    </Notice>
  );
}
