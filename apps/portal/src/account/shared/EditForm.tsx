import { Button, Form, Inline, Notice } from '@raiz/ui';
import { sessionMessages } from '@raiz/ui/messages/global';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

export interface EditFormProps {
  /** What the form is for, and the words of its two buttons. */
  texts: { title: string; save: string; saving: string; cancel: string };
  /** The request is under way: both buttons are off and the first says so. */
  busy: boolean;
  /** The fields hold something unsaved: Esc must not throw that away. */
  dirty: boolean;
  /** The fields hold what was typed before the session ended. @default false */
  restored?: boolean;
  /** Why the last save failed, or null. */
  failure: string | null;
  onSubmit: () => void;
  /** Closes the form and forgets what was typed. */
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form that opens in the place of what it edits: its first field takes the focus, and Esc closes
 * it while nothing was changed.
 */
export function EditForm(props: EditFormProps) {
  const { texts, busy, dirty, restored = false, failure, onSubmit, onCancel, children } = props;
  const area = useRef<HTMLDivElement>(null);
  const mayClose = !busy && !dirty && !restored;
  const onEscape = useEffectEvent(onCancel);

  useEffect(() => area.current?.querySelector('input')?.focus(), []);

  useEffect(() => {
    const form = area.current;
    if (!mayClose || form === null) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
    form.addEventListener('keydown', onKey);
    return () => form.removeEventListener('keydown', onKey);
  }, [mayClose]);

  return (
    <div ref={area}>
      <Form label={texts.title} busy={busy} onSubmit={onSubmit}>
        {restored && <Notice>{sessionMessages.restored}</Notice>}
        {children}
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <Inline>
          <Button type="submit" busy={busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}
