import { Notice } from '@raiz/ui';
import { useEffect, useState } from 'react';

export interface DoneNoticeProps {
  /** The sentence, such as "Course deleted!". */
  children: string;
}

/** Says that an action is done, and takes the focus, because the pressed button is gone. */
export function DoneNotice({ children }: DoneNoticeProps) {
  const [closed, setClosed] = useState(false);

  useEffect(() => {
    // Waits for the closing dialog, which first returns the focus to that button.
    const timer = setTimeout(() => setClosed(true));
    return () => clearTimeout(timer);
  }, []);

  return (
    <Notice tone="success" takeFocus={closed}>
      {children}
    </Notice>
  );
}
