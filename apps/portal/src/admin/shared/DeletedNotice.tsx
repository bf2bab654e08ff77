import { Notice } from '@raiz/ui';
import { useEffect, useState } from 'react';

export interface DeletedNoticeProps {
  /** "… deleted." */
  children: string;
}

/** Says that something was deleted, and takes the focus: the button that asked for it is gone with its row. */
export function DeletedNotice({ children }: DeletedNoticeProps) {
  const [closed, setClosed] = useState(false);

  useEffect(() => {
    // The dialog, which closes in the same moment, first gives the focus back to that button.
    const timer = setTimeout(() => setClosed(true));
    return () => clearTimeout(timer);
  }, []);

  return (
    <Notice tone="success" takeFocus={closed}>
      {children}
    </Notice>
  );
}
