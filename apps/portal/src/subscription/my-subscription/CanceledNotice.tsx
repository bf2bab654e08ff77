import { Notice } from '@raiz/ui';
import { mySubscriptionMessages } from '@raiz/ui/messages/subscription';
import { useEffect, useState } from 'react';

/** Says that the subscription was canceled, and takes the focus: the button that asked for it is gone. */
export function CanceledNotice() {
  const [closed, setClosed] = useState(false);

  useEffect(() => {
    // The dialog, which closes in the same moment, first gives the focus back to that button.
    const timer = setTimeout(() => setClosed(true));
    return () => clearTimeout(timer);
  }, []);

  return (
    <Notice tone="success" takeFocus={closed}>
      {mySubscriptionMessages.cancel.success}
    </Notice>
  );
}
