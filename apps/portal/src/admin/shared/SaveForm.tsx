import { failureText, type PlaceTexts } from '@raiz/api-client';
import { BottomBar, Button, Form, Notice, Text } from '@raiz/ui';
import { formatTime } from '@raiz/ui/format';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { DraftNotice } from '../../shared/unsaved/DraftNotice.tsx';
import { useSaveKey } from '../../shared/useSaveKey.ts';
import * as styles from './layout.css.ts';
import type { Save } from './useSave.ts';

export interface SaveFormProps {
  /** State of the request, from `useSave`. */
  save: Save;
  /** Accessible name, when no heading right above says what the form is for. */
  label?: string;
  /** Words of the submit button, also while the request is under way. */
  texts: { submit: string; submitting: string };
  /** The sentences for a failed save. */
  failureTexts: PlaceTexts;
  /** Shown after a save that worked; takes the focus when it appears. Falsy: nothing. */
  success?: ReactNode;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
  /**
   * Fields beside the others from 1024 px on, above the buttons. Without it the form has no frame.
   */
  rail?: ReactNode;
  /**
   * The form stands beside a list: Ctrl+S saves it only when it has changes or the focus.
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
 * the window. `Form` moves the focus to the first field with an error.
 */
export function SaveForm(props: SaveFormProps) {
  const { save, label, rail, besideList = false, onSubmit, children } = props;
  const { saving, saved, submit, unsaved } = save;
  const button = useRef<HTMLButtonElement>(null);

  useSaveKey(() => {
    const form = button.current?.form;
    const isInUse = unsaved.dirty || form?.contains(document.activeElement);
    if (!besideList || isInUse) form?.requestSubmit();
  });

  function send() {
    onSubmit?.();
    return submit();
  }

  const end = <SaveEnd {...props} button={button} />;
  return (
    <Form busy={saving || saved} {...(label === undefined ? {} : { label })} onSubmit={send}>
      <DraftNotice unsaved={unsaved} texts={words.draft} />
      {rail === undefined ? (
        <>
          {children}
          {besideList ? <div className={styles.end}>{end}</div> : end}
        </>
      ) : (
        <div className={styles.fieldsAndRail}>
          <div className={styles.panel}>{children}</div>
          <div className={styles.rail}>
            <div className={styles.panel}>
              {rail}
              {end}
            </div>
          </div>
        </div>
      )}
    </Form>
  );
}

interface SaveEndProps extends SaveFormProps {
  button: RefObject<HTMLButtonElement | null>;
}

/** The outcome of the save, the hints and the buttons. */
function SaveEnd({ save, texts, failureTexts, success, actions, button }: SaveEndProps) {
  const { saving, saved, failure, unsaved } = save;
  return (
    <>
      {failure !== null && <SaveFailed text={failureText(failure, failureTexts)} fallback={failureTexts.fallback} />}
      {success && (
        <Notice tone="success" takeFocus>
          {success}
        </Notice>
      )}
      <div className={unsaved.savedAt ? undefined : styles.keys}>
        <Text size="small" tone="muted">
          <span className={styles.keys}>{words.saveKey} </span>
          {unsaved.savedAt && words.draft.saved({ time: formatTime(unsaved.savedAt) })}
        </Text>
      </div>
      <BottomBar>
        <Button
          ref={button}
          type="submit"
          busy={saving}
          busyLabel={texts.submitting}
          disabled={saved}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {texts.submit}
        </Button>
        {actions}
      </BottomBar>
    </>
  );
}

/** The fallback is English like the page; server and connection texts are Portuguese. */
function SaveFailed({ text, fallback }: { text: string; fallback: string }) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The pressed button may stick to the window, far from the end of the form.
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={notice}>
      <Notice tone="danger">
        <span lang={text === fallback ? 'en' : 'pt-BR'}>{text}</span>
      </Notice>
    </div>
  );
}
