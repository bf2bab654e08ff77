import { BottomBar, Button, ButtonLink, Form, Notice, Text, TextLink } from '@raiz/ui';
import { formatDate, formatTime } from '@raiz/ui/format';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormGuard, SavedForm } from '../../shared/saved/savedForm.ts';
import { askBeforeLeaving } from '../../shared/unsaved/unsavedWork.ts';
import { FormFailure } from '../../shared/writes/FormFailure.tsx';
import * as styles from './layout.css.ts';

/** The forms of the admin pages are in English, with drafts on this device. */
export const adminGuard: FormGuard = { storage: 'device', texts: adminFormMessages, lang: 'en' };

export interface SaveFormProps<Values extends FieldValues> {
  /** Of `useSavedForm`, with `adminGuard`. */
  form: SavedForm<Values>;
  /** Accessible name, for a form without a heading right above it. */
  label?: string;
  /** Labels of the submit button, idle and during the request, and the message of a form with `list` after its save. */
  texts: { submit: string; submitting: string; success?: string };
  /** Address of the list to which a form of its own page leads: after the save, and instead of one. */
  list?: string;
  /** More buttons, next to the submit button. */
  actions?: ReactNode;
  /** The second column from 1024 px on. Without it and without `list` the form has no border. */
  preview?: ReactNode;
  /**
   * The form is next to a list: Ctrl+S saves it only when it has changes or the focus.
   * @default false
   */
  besideList?: boolean;
  /** Called before the form is checked and sent. */
  onSubmit?: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form of the admin pages: shows its draft, its fields and the outcome of the save, and submits by
 * button, Ctrl+S or Cmd+S. The buttons are at the end of its card, and stay at the bottom of the window.
 */
export function SaveForm<Values extends FieldValues>(props: SaveFormProps<Values>) {
  const { form, label, list, preview, besideList = false, onSubmit, children } = props;
  const { busy, saved, conflict, unsaved } = form;
  const button = useRef<HTMLButtonElement>(null);

  useSaveKey(() => {
    const element = button.current?.form;
    const isInUse = unsaved.dirty || element?.contains(document.activeElement);
    if (!besideList || isInUse) element?.requestSubmit();
  });

  function send() {
    onSubmit?.();
    return form.submit();
  }

  const fields = (
    <>
      {children}
      <div className={styles.end}>
        <SaveEnd {...props} button={button} />
      </div>
    </>
  );
  const card = list === undefined ? fields : <div className={styles.pageForm}>{fields}</div>;
  return (
    <div className={styles.saveForm}>
      <Form busy={busy || saved} label={label} onSubmit={send}>
        <DraftNotice unsaved={unsaved} />
        {preview === undefined ? (
          card
        ) : (
          <div className={styles.fieldsAndPreview}>
            <div className={styles.panel}>{fields}</div>
            <div className={styles.wideOnly}>{preview}</div>
          </div>
        )}
        {conflict}
      </Form>
    </div>
  );
}

interface SaveEndProps<Values extends FieldValues> extends SaveFormProps<Values> {
  button: RefObject<HTMLButtonElement | null>;
}

/** The outcome of the save, the hints and the buttons. */
function SaveEnd<Values extends FieldValues>(props: SaveEndProps<Values>) {
  const { form, texts, list, actions, button } = props;
  const { busy, saved, unchanged, failure, isUncertain, unsaved } = form;
  return (
    <>
      <FormFailure failure={failure} actions={isUncertain && adminFormMessages.uncertain} />
      {unchanged && <Notice>{adminFormMessages.unchanged}</Notice>}
      {saved && list !== undefined && (
        <Notice tone="success" takeFocus>
          {texts.success} <TextLink href={list}>{adminFormMessages.goNow}</TextLink>
        </Notice>
      )}
      {unsaved.savedAt === 'refused' && <Notice tone="warning">{adminFormMessages.draft.refused}</Notice>}
      {unsaved.savedAt instanceof Date && (
        <Text size="caption" tone="muted">
          {adminFormMessages.draft.saved({ time: formatTime(unsaved.savedAt) })}
        </Text>
      )}
      <BottomBar>
        <Button
          ref={button}
          type="submit"
          busy={busy}
          busyLabel={texts.submitting}
          disabled={saved}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {texts.submit}
        </Button>
        {list !== undefined && (
          <ButtonLink variant="secondary" href={list}>
            {adminFormMessages.cancel}
          </ButtonLink>
        )}
        {actions}
        <span className={styles.keys}>{adminFormMessages.saveKey({ key: saveKey() })}</span>
      </BottomBar>
    </>
  );
}

/** Time of day, with the date unless it is today. */
function draftTime(moment: Date, now: Date): string {
  const day = (date: Date) => formatDate(date.toISOString());
  return day(moment) === day(now) ? formatTime(moment) : `${day(moment)} ${formatTime(moment)}`;
}

/** Says that the form shows a draft, and discards it; asks first when something was typed since. */
function DraftNotice({ unsaved: { restored, savedAt, discard } }: Pick<SavedForm<never>, 'unsaved'>) {
  const texts = adminFormMessages.draft;
  if (restored === null) return null;

  function onDiscard({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    const field = button.closest('form')?.querySelector<HTMLElement>('input, textarea');
    const giveUp = () => {
      discard();
      // The button unmounts with the notice.
      field?.focus();
    };
    if (savedAt === null) giveUp();
    else askBeforeLeaving(giveUp, { drops: true });
  }

  return (
    <Notice
      actions={
        <Button variant="secondary" pause="appears" onClick={onDiscard}>
          {texts.discard}
        </Button>
      }
    >
      {texts.restored({ time: draftTime(restored, new Date()) })}
    </Notice>
  );
}

/** The key that saves, as the device's keyboard names it. */
function saveKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Cmd+S' : 'Ctrl+S';
}

/** Saves on Ctrl+S or Cmd+S anywhere on the page, unless a dialog is open. */
function useSaveKey(save: () => void): void {
  const onSave = useEffectEvent(save);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || event.key.toLowerCase() !== 's') return;
      // Otherwise the browser saves the page as a file.
      event.preventDefault();
      if (event.repeat || document.querySelector('[role="alertdialog"], [role="dialog"]') !== null) return;
      onSave();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
