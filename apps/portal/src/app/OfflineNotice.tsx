import { Notice } from '@raiz/ui';
import { errorMessages } from '@raiz/ui/messages/global';
import { useEffect, useState } from 'react';
import { connectionLost } from '../shared/session/connection.ts';
import { useStore } from '../shared/store.ts';

/** Milliseconds for which the notice of a restored connection stays. */
const onlineNoticeTime = 5000;

/**
 * Says that the connection is lost, and that it is back. Not lazy: offline, its chunk could not be fetched.
 */
export function OfflineNotice() {
  const online = !useStore(connectionLost);
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (!online || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), onlineNoticeTime);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);

  if (!wasOffline) return null;
  return <Notice tone={online ? 'success' : 'warning'}>{online ? errorMessages.online : errorMessages.offline}</Notice>;
}
