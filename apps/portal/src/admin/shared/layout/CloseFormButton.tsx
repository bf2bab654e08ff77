import { Button } from '@raiz/ui';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import * as styles from './layout.css.ts';

export interface CloseFormButtonProps {
  /** A request is under way. */
  disabled: boolean;
  /** Closes the form. */
  onClose: () => void;
}

/** Closes the form of a new entry, which wide windows always show. */
export function CloseFormButton({ disabled, onClose }: CloseFormButtonProps) {
  return (
    <span className={styles.narrowOnly}>
      <Button variant="secondary" disabled={disabled} onClick={onClose}>
        {adminFormMessages.cancel}
      </Button>
    </span>
  );
}
