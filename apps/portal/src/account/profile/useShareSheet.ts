import { useState } from 'react';

/** The device's own sheet for sharing. */
export interface ShareSheet {
  /** Whether this device has one. */
  available: boolean;
  /** It was there and did not open. */
  failed: boolean;
  share: (message: { title: string; text: string }) => void;
}

/** What the sheet throws when somebody closes it, or presses twice: nothing to speak of. */
const harmless: readonly string[] = ['AbortError', 'InvalidStateError'];

/** Shares by the sheet of the device, where it has one: on phones that is the way to every app (product, 2.6). */
export function useShareSheet(): ShareSheet {
  const [failed, setFailed] = useState(false);

  async function open(message: { title: string; text: string }) {
    setFailed(false);
    try {
      await navigator.share(message);
    } catch (error) {
      setFailed(!(error instanceof DOMException && harmless.includes(error.name)));
    }
  }

  return { available: 'share' in navigator, failed, share: (message) => void open(message) };
}
