import { session, type PlaceTexts } from '@raiz/api-client';
import { Button, Form, Inline, Notice } from '@raiz/ui';
import { sessionMessages } from '@raiz/ui/messages/global';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMemberId } from '../../shared/member/useProfile.ts';
import { lastSessionEnd } from '../../shared/session/useSession.ts';
import { readDrafts, writeDrafts, type Draftable } from '../../shared/unsaved/drafts.ts';
import { FormFailure } from '../../shared/writes/FormField.tsx';
import { useApiForm, type ApiForm, type ApiFormOptions } from '../../shared/writes/useApiForm.ts';
import { useBlockedAccount } from './useBlockedAccount.ts';
import * as styles from './EditForm.css.ts';

export interface EditFormOptions<Values extends FieldValues, Answer> extends ApiFormOptions<Values, Answer> {
  /** Name of the form's draft, kept while the server has ended the session. Never for passwords. */
  draft?: string;
}

/** A form of the profile. */
export interface EditableForm<Values extends FieldValues, Answer = unknown> extends ApiForm<Values, Answer> {
  /** The fields hold a draft from a session that ended. */
  restored: boolean;
}

/** A form of the profile: a 403 ends the session, and what was typed waits for the next login. */
export function useEditForm<Values extends FieldValues & Draftable<Values>, Answer = unknown>({
  draft,
  ...options
}: EditFormOptions<Values, Answer>): EditableForm<Values, Answer> {
  const owner = useMemberId();
  const [place] = useState(
    () => ({ owner: draft === undefined ? null : owner, form: draft ?? '', life: 'tab' }) as const,
  );
  const [kept] = useState(() => readDrafts<Values>(place, options.values, Date.now())[0]?.values);
  const form = useApiForm<Values, Answer>(options);
  const { getValues, reset } = form;
  useBlockedAccount([form.error]);

  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true });
  }, [kept, reset]);

  useEffect(() => {
    writeDrafts(place, []);
    return () => {
      const hasExpired = session.token() === null && lastSessionEnd() === 'expired';
      if (hasExpired) writeDrafts(place, [{ savedAt: Date.now(), values: getValues() }]);
    };
  }, [place, getValues]);

  return { ...form, restored: kept !== undefined };
}

export interface EditFormProps<Values extends FieldValues, Answer> {
  /** Of `useEditForm`. */
  form: EditableForm<Values, Answer>;
  /** Name of the form and labels of its buttons. */
  texts: { title: string; save: string; saving: string; cancel: string };
  /** The sentences for a failed save. */
  failureTexts: PlaceTexts;
  /** Closes the form without saving. */
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form that replaces the data it edits. The first field takes the focus, and Esc closes the form
 * while nothing has changed. No primary button: several forms may be open beside the page's own.
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
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
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
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}
