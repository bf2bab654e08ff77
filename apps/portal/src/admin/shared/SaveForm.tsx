import { failureText, type PlaceTexts } from '@raiz/api-client';
import { Button, Form, Inline, Notice, Stack, Text } from '@raiz/ui';
import { formatTime } from '@raiz/ui/format';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import { useRef, type ReactNode } from 'react';
import { DraftNotice } from '../../shared/unsaved/DraftNotice.tsx';
import { useSaveKey } from '../../shared/useSaveKey.ts';
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
  success: ReactNode;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
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
 * submits by button, Ctrl+S or ⌘S. `Form` moves the focus to the first field with an error.
 */
export function SaveForm(props: SaveFormProps) {
  const { save, label, texts, failureTexts, success, actions, besideList = false, onSubmit, children } = props;
  const { saving, saved, failure, submit, unsaved } = save;
  const button = useRef<HTMLButtonElement>(null);

  useSaveKey(() => {
    const form = button.current?.form;
    const isInUse = unsaved.dirty || form?.contains(document.activeElement);
    if (!besideList || isInUse) form?.requestSubmit();
  });

  function send() {
    onSubmit?.();
    submit();
  }

  return (
    <Form busy={saving || saved} {...(label === undefined ? {} : { label })} onSubmit={send}>
      <DraftNotice unsaved={unsaved} texts={words.draft} />
      {children}
      {failure !== null && <SaveFailed text={failureText(failure, failureTexts)} fallback={failureTexts.fallback} />}
      {success && (
        <Notice tone="success" takeFocus>
          {success}
        </Notice>
      )}
      <Stack gap={8}>
        <Inline>
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
        </Inline>
        <Text size="small" tone="muted">
          {words.saveKey} {unsaved.savedAt && words.draft.saved({ time: formatTime(unsaved.savedAt) })}
        </Text>
      </Stack>
    </Form>
  );
}

/** The fallback is English like the page; server and connection texts are Portuguese. */
function SaveFailed({ text, fallback }: { text: string; fallback: string }) {
  return (
    <Notice tone="danger">
      <span lang={text === fallback ? 'en' : 'pt-BR'}>{text}</span>
    </Notice>
  );
}
