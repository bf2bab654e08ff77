import { Notice } from '@raiz/ui';
import { troubleMessages } from '@raiz/ui/messages/global';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as styles from './OfflineNotice.css.ts';

/** Milliseconds for which the notice of a restored connection stays. */
const onlineNoticeTime = 5000;

/**
 * Says at the bottom of the window that the device is offline, and that it is online again. Not
 * lazy: offline, its chunk could not be fetched. Last on the page, so scrolling uncovers what it
 * hides.
 */
export function OfflineNotice() {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (!online || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), onlineNoticeTime);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);

  if (!wasOffline) return null;
  return (
    <div className={styles.strip}>
      {/* The key mounts a new element, which screen readers announce. */}
      <Notice key={String(online)} tone={online ? 'success' : 'warning'}>
        {online ? troubleMessages.online : troubleMessages.offline}
      </Notice>
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser reports a network, which may still have no connection to the server. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
