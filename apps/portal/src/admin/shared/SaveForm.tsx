import type { ErrorTexts } from '@raiz/api-client';
import { BottomBar, Button, Form, Notice, Text, TextField } from '@raiz/ui';
import { formatDate, formatTime } from '@raiz/ui/format';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { FieldValues } from 'react-hook-form';
import { ClashDialog } from '../../shared/lazy/ClashDialog.ts';
import { FormFailure } from '../../shared/writes/FormField.tsx';
import { isGone } from './stored.ts';
import type { AdminForm } from './useAdminForm.ts';
import * as styles from './layout.css.ts';

export interface SaveFormProps<Values extends FieldValues> {
  /** Of `useAdminForm`. */
  form: AdminForm<Values>;
  /** Accessible name, for a form without a heading right above it. */
  label?: string;
  /** Labels of the submit button, idle and during the request. */
  texts: { submit: string; submitting: string };
  /** The messages for a failed save. */
  failureTexts: ErrorTexts;
  /** Message after a successful save; takes the focus. Falsy: none. */
  success?: ReactNode;
  /** More buttons, next to the submit button. */
  actions?: ReactNode;
  /**
   * Fields in a second column from 1024 px on, above the buttons. Without it the form has no
   * border.
   */
  rail?: ReactNode;
  /** The second column from 1024 px on instead of `rail`, with the buttons below the fields. */
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
 * A form of the admin pages: offers drafts, shows its fields and the outcome of the save, and
 * submits by button, Ctrl+S or Cmd+S. On phones and beside a list the buttons stay at the bottom of
 * the window.
 */
export function SaveForm<Values extends FieldValues>(props: SaveFormProps<Values>) {
  const { form, label, rail, preview, besideList = false, onSubmit, children } = props;
  const { busy, saved, clash, unsaved } = form;
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

  const end = <SaveEnd {...props} button={button} />;
  return (
    <Form busy={busy || saved} label={label} onSubmit={send}>
      <DraftNotice unsaved={unsaved} />
      {rail === undefined ? (
        <>
          {children}
          {besideList ? <div className={styles.end}>{end}</div> : end}
        </>
      ) : (
        <div className={preview === undefined ? styles.fieldsAndRail : styles.fieldsAndPreview}>
          <div className={styles.panel}>
            {children}
            {preview !== undefined && (
              <>
                {rail}
                <div className={styles.end}>{end}</div>
              </>
            )}
          </div>
          {preview === undefined ? (
            <div className={styles.rail}>
              <div className={styles.panel}>
                {rail}
                {end}
              </div>
            </div>
          ) : (
            <div className={styles.wideOnly}>{preview}</div>
          )}
        </div>
      )}
      {clash && <ClashDialog {...clash} />}
    </Form>
  );
}

interface SaveEndProps<Values extends FieldValues> extends SaveFormProps<Values> {
  button: RefObject<HTMLButtonElement | null>;
}

/** The outcome of the save, the hints and the buttons. */
function SaveEnd<Values extends FieldValues>(props: SaveEndProps<Values>) {
  const { form, texts, failureTexts, success, actions, rail, preview, button } = props;
  const { busy, saved, unchanged, goneText, error, unsaved } = form;
  const keys = <span className={styles.keys}>{adminFormMessages.saveKey({ key: saveKey() })}</span>;
  // There is no room for all three: the key hint stays next to its button.
  const isInRail = rail !== undefined && preview === undefined;
  const sentences = goneText !== null && isGone(error) ? { fallback: goneText, serverText: false } : failureTexts;
  return (
    <>
      <FormFailure error={error} texts={{ ...sentences, lang: 'en' }} />
      {unchanged && <Notice>{adminFormMessages.unchanged}</Notice>}
      {success && (
        <Notice tone="success" takeFocus>
          {success}
        </Notice>
      )}
      {unsaved.savedAt && (
        <Text size="small" tone="muted">
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
        {isInRail && keys}
        {actions}
        {!isInRail && keys}
      </BottomBar>
    </>
  );
}

/** Time of day, with the date unless it is today. */
function draftTime(moment: Date, now: Date): string {
  const day = (date: Date) => formatDate(date.toISOString());
  return day(moment) === day(now) ? formatTime(moment) : `${day(moment)} ${formatTime(moment)}`;
}

/** Offers to restore a draft. Either answer moves the focus to the first field of the form. */
function DraftNotice({ unsaved: { found, restore, discard } }: Pick<AdminForm<never>, 'unsaved'>) {
  const texts = adminFormMessages.draft;
  if (found === null) return null;

  function decide(event: MouseEvent<HTMLButtonElement>, action: () => void) {
    const field = event.currentTarget.closest('form')?.querySelector<HTMLElement>('input, textarea');
    action();
    field?.focus();
  }

  return (
    <Notice
      actions={
        <>
          <Button variant="secondary" onClick={(event) => decide(event, restore)}>
            {texts.restore}
          </Button>
          <Button variant="quiet" onClick={(event) => decide(event, discard)}>
            {texts.discard}
          </Button>
        </>
      }
    >
      {texts.found({ time: draftTime(found, new Date()) })}
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

interface PositionFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'error' | 'errorLang'
> {
  /** The next free position, offered for a new entry as a button; undefined for an existing one. */
  nextFree: number | undefined;
}

/** Position of a module or a lesson, with a button that fills in the next free one. */
export function PositionField({ nextFree, ...field }: PositionFieldProps) {
  function take(event: MouseEvent<HTMLButtonElement>, position: number) {
    const input = event.currentTarget.parentElement?.querySelector('input');
    field.onChange(String(position));
    input?.focus();
  }

  return (
    <div className={styles.position}>
      <TextField
        {...field}
        inputMode="numeric"
        label={adminFormMessages.position}
        required
        {...(nextFree === undefined ? {} : { hint: adminFormMessages.positionHint({ position: nextFree }) })}
      />
      {nextFree !== undefined && Number(field.value) !== nextFree && (
        <Button variant="quiet" size="small" onClick={(event) => take(event, nextFree)}>
          {adminFormMessages.takePosition({ position: nextFree })}
        </Button>
      )}
    </div>
  );
}

/** Query options of a form's initial values: always from the server, never from an older cache. */
export const freshQueryOptions = { staleTime: Infinity, refetchOnMount: 'always' } as const;

/**
 * The first answer since the page was opened, or null until then. Later answers do not change it:
 * they would overwrite typed text.
 */
export function useInitialData<Data>(query: UseQueryResult<Data, unknown>): Data | null {
  const [first, setFirst] = useState<Data | null>(null);
  const isRead = query.isSuccess && query.isFetchedAfterMount && !query.isFetching;
  if (first === null && isRead) setFirst(query.data);
  return first;
}

/**
 * How long a saved form shows its message before the next page, in milliseconds
 * (docs/specification.md#redirect-delays).
 */
export const saveDelays = { course: 800, module: 900, lesson: 700 } as const;
