import { Button, Form, Inline, Notice } from '@raiz/ui';
import { sessionMessages } from '@raiz/ui/messages/global';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import * as styles from './EditForm.css.ts';

export interface EditFormProps {
  /** Name of the form and labels of its buttons. */
  texts: { title: string; save: string; saving: string; cancel: string };
  /** The request is under way: both buttons are disabled. */
  busy: boolean;
  /** The form has unsaved changes: Esc does not close it. */
  dirty: boolean;
  /** The fields hold a restored draft: shows a notice, and Esc does not close it. @default false */
  restored?: boolean;
  /** Why the last save failed, or null. */
  failure: string | null;
  /** Saves the fields. */
  onSubmit: () => Promise<void>;
  /** Closes the form without saving. */
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form that replaces the data it edits. The first field takes the focus, and Esc closes the form
 * while nothing has changed. No primary button: several forms may be open beside the page's own.
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
    <div ref={area} className={styles.form}>
      <Form label={texts.title} busy={busy} onSubmit={onSubmit}>
        {restored && <Notice>{sessionMessages.restored}</Notice>}
        {children}
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <Inline>
          <Button type="submit" variant="secondary" busy={busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}
