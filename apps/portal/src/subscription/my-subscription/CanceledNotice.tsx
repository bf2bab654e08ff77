import { Notice } from '@raiz/ui';
import { mySubscriptionMessages } from '@raiz/ui/messages/subscription';
import { useEffect, useState } from 'react';

/** Says that the subscription was canceled. Takes the focus, because the cancel button is gone. */
export function CanceledNotice() {
  const [closed, setClosed] = useState(false);

  useEffect(() => {
    // The closing dialog restores the focus first.
    const timer = setTimeout(() => setClosed(true));
    return () => clearTimeout(timer);
  }, []);

  return (
    <Notice tone="success" takeFocus={closed}>
      {mySubscriptionMessages.cancel.success}
    </Notice>
  );
}
