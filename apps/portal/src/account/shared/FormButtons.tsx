import { Button, Inline } from '@raiz/ui';

export interface FormButtonsProps {
  /** Words of the two buttons, and of the first while it is busy. */
  texts: { save: string; saving: string; cancel: string };
  /** The request is under way: both buttons are off and the first says so. */
  busy: boolean;
  /** Closes the form and forgets what was typed. */
  onCancel: () => void;
}

/** The buttons below a toggled form. */
export function FormButtons({ texts, busy, onCancel }: FormButtonsProps) {
  return (
    <Inline>
      <Button type="submit" busy={busy} busyLabel={texts.saving}>
        {texts.save}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        {texts.cancel}
      </Button>
    </Inline>
  );
}
