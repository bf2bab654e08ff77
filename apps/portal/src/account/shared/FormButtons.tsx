import { Button, Inline } from '@raiz/ui';

export interface FormButtonsProps {
  texts: { save: string; saving: string; cancel: string };
  busy: boolean;
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
