import { Notice } from '@raiz/ui';
import { troubleMessages } from '@raiz/ui/messages/global';
import { useEffect, useState } from 'react';
import * as styles from './OfflineNotice.css.ts';
import { useOnline } from './useOnline.ts';

/** How long the good news stays, in milliseconds. */
const goodNews = 5000;

/**
 * Says at the foot of the window that the device has lost its network, and that it is back. Part of the first load: without a network it
 * could not be fetched. What it covers comes free by scrolling on, since it stands last on the page.
 */
export function OfflineNotice() {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (!online || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), goodNews);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);

  if (!wasOffline) return null;
  return (
    <div className={styles.strip}>
      {/* A new element for each sentence: a status that appears is read aloud. */}
      <Notice key={String(online)} tone={online ? 'success' : 'warning'}>
        {online ? troubleMessages.online : troubleMessages.offline}
      </Notice>
    </div>
  );
}
