import type { ErrorTexts } from '@raiz/api-client';
import { Button, Form, hasOpenList, Inline, Notice } from '@raiz/ui';
import { leaveMessages, sessionMessages } from '@raiz/ui/messages/global';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMemberId } from '../../shared/member/useProfile.ts';
import type { Draftable } from '../../shared/unsaved/drafts.ts';
import { askBeforeLeaving } from '../../shared/unsaved/unsavedWork.ts';
import { useUnsaved } from '../../shared/unsaved/useUnsaved.ts';
import { FormFailure } from '../../shared/writes/FormField.tsx';
import { useApiForm, type ApiForm, type ApiFormOptions } from '../../shared/writes/useApiForm.ts';
import { useBlockedAccount } from './useBlockedAccount.ts';
import * as styles from './EditForm.css.ts';

export interface EditFormOptions<Values extends FieldValues, Answer> extends ApiFormOptions<Values, Answer> {
  /** Name of the form's draft, kept in this tab. None for passwords. */
  draft?: string;
}

/** A form of the profile. */
export interface EditableForm<Values extends FieldValues, Answer = unknown> extends ApiForm<Values, Answer> {
  /** The fields have the values of a stored draft. */
  restored: boolean;
}

/**
 * A form of the profile: asks before the user leaves typed text, and stores a draft in this tab,
 * also when the session ends. A 403 ends the session.
 */
export function useEditForm<Values extends FieldValues & Draftable<Values>, Answer = unknown>({
  draft,
  ...options
}: EditFormOptions<Values, Answer>): EditableForm<Values, Answer> {
  const memberId = useMemberId();
  const form = useApiForm<Values, Answer>({
    ...options,
    onSuccessAlways(answer, values) {
      unsaved.done(values);
      return options.onSuccessAlways?.(answer, values);
    },
  });
  const unsaved = useUnsaved(form, {
    owner: draft === undefined ? null : memberId,
    form: draft ?? '',
    storage: 'tab',
    texts: leaveMessages,
    restores: true,
  });
  useBlockedAccount([form.error]);
  return { ...form, restored: unsaved.restored };
}

export interface EditFormProps<Values extends FieldValues, Answer> {
  /** The form from `useEditForm`. */
  form: EditableForm<Values, Answer>;
  /** Name of the form and labels of its buttons. */
  texts: { title: string; save: string; saving: string; cancel: string };
  /** The messages for a failed save. */
  failureTexts: ErrorTexts;
  /** Closes the form without saving. */
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form that replaces the data it edits. The first field takes the focus, and Esc closes the form
 * while nothing has changed. No primary button: several forms may be open on the page.
 */
export function EditForm<Values extends FieldValues, Answer>(props: EditFormProps<Values, Answer>) {
  const { form, texts, failureTexts, onCancel, children } = props;
  const { busy, restored, formState } = form;
  const area = useRef<HTMLDivElement>(null);
  const mayClose = !busy && !formState.isDirty;
  const onEscape = useEffectEvent(onCancel);

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
        {restored && <Notice>{sessionMessages.restored}</Notice>}
        {children}
        <FormFailure error={form.error} texts={failureTexts} />
        <Inline>
          <Button type="submit" variant="secondary" busy={busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => askBeforeLeaving(onCancel, { drops: true })}>
            {texts.cancel}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}
