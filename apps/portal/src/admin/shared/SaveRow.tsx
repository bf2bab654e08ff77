import { Button, Inline, Stack, Text } from '@raiz/ui';
import { formatTime } from '@raiz/ui/format';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import { useRef, type ReactNode } from 'react';
import type { Unsaved } from '../../shared/unsaved/useUnsaved.ts';
import { useSaveKey } from '../../shared/useSaveKey.ts';

export interface SaveRowProps {
  /** What of the form is not saved yet. */
  unsaved: Pick<Unsaved<never>, 'dirty' | 'savedAt'>;
  /** Words of the button. */
  save: string;
  /** Words of the button while the save is under way. */
  savingText: string;
  /** The save is under way: its button is off and says so. */
  saving: boolean;
  /** It was saved, and the next page comes: nothing more to send. */
  saved?: boolean;
  /** The form stands beside a list: the keys save it only while it is being worked on. */
  besideList?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** The foot of an admin form: the button that saves, by Ctrl+S and ⌘S too, and when a draft was kept. */
export function SaveRow(props: SaveRowProps) {
  const { unsaved, save, savingText, saving, saved = false, besideList = false, children } = props;
  const button = useRef<HTMLButtonElement>(null);

  useSaveKey(() => {
    const form = button.current?.form;
    const isWorkedOn = unsaved.dirty || form?.contains(document.activeElement);
    if (!besideList || isWorkedOn) form?.requestSubmit();
  });

  return (
    <Stack gap={8}>
      <Inline>
        <Button
          ref={button}
          type="submit"
          busy={saving}
          busyLabel={savingText}
          disabled={saved}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {save}
        </Button>
        {children}
      </Inline>
      <Text size="small" tone="muted">
        {words.saveKey} {unsaved.savedAt && words.draft.saved({ time: formatTime(unsaved.savedAt) })}
      </Text>
    </Stack>
  );
}
