import { isAnswerLost } from '@raiz/api-client';
import { Button, Form, hasOpenList, Inline, Notice } from '@raiz/ui';
import { editMessages, sessionMessages } from '@raiz/ui/messages/global';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SavedForm } from '../../shared/saved/savedForm.ts';
import { askBeforeLeaving } from '../../shared/unsaved/unsavedWork.ts';
import { FormFailure } from '../../shared/writes/FormFailure.tsx';
import { useBlockedAccount } from './useBlockedAccount.ts';
import * as styles from './EditForm.css.ts';

export interface EditFormProps<Values extends FieldValues> {
  /** The form from `useSavedForm`. */
  form: SavedForm<Values>;
  /** Name of the form, labels of its buttons, and what is said beside the failure of a save whose answer was lost. */
  texts: { title: string; save: string; saving: string; cancel: string; maybeDone?: string };
  /** Closes the form without saving. */
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form of the profile, which replaces the data it edits. The first field takes the focus, and Esc closes the form
 * while nothing has changed. A 403 ends the session.
 */
export function EditForm<Values extends FieldValues>(props: EditFormProps<Values>) {
  const { form, texts, onCancel, children } = props;
  const { busy, unchanged, conflict, unsaved } = form;
  const area = useRef<HTMLDivElement>(null);
  const mayClose = !busy && !unsaved.dirty;
  const onEscape = useEffectEvent(onCancel);
  useBlockedAccount([form.error]);

  useEffect(() => area.current?.querySelector<HTMLInputElement>('input:not([aria-hidden])')?.focus(), []);

  useEffect(() => {
    const element = area.current;
    if (!mayClose || element === null) return;
    const onKey = ({ key, target }: KeyboardEvent) => key === 'Escape' && !hasOpenList(target) && onEscape();
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [mayClose]);

  return (
    <div ref={area} className={styles.form}>
      <Form label={texts.title} busy={busy} onSubmit={form.submit}>
        {unsaved.restored !== null && <Notice>{sessionMessages.restored}</Notice>}
        {children}
        <FormFailure failure={form.failure} actions={isAnswerLost(form.error) && texts.maybeDone} />
        {unchanged && <Notice>{editMessages.unchanged}</Notice>}
        <Inline>
          <Button type="submit" busy={busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => askBeforeLeaving(onCancel, { drops: true })}>
            {texts.cancel}
          </Button>
        </Inline>
        {conflict}
      </Form>
    </div>
  );
}
