import { Button, PlusIcon } from '@raiz/ui';
import type { Ref } from 'react';
import * as styles from './layout.css.ts';

export interface OpenFormButtonProps {
  /** Ref of the button, which gets the focus when the form closes. */
  ref: Ref<HTMLButtonElement>;
  /** Label, such as "New lesson". */
  children: string;
  /** Opens the form. */
  onOpen: () => void;
}

/** Opens the form of a list on narrow windows; wide ones show it beside the list. */
export function OpenFormButton({ ref, children, onOpen }: OpenFormButtonProps) {
  return (
    <span className={styles.narrowOnly}>
      <Button ref={ref} icon={<PlusIcon />} onClick={onOpen}>
        {children}
      </Button>
    </span>
  );
}
