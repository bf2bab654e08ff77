import { useState } from 'react';

/** The device's share sheet. */
export interface ShareSheet {
  /** Whether the device has a share sheet. */
  available: boolean;
  /** The share sheet did not open. */
  failed: boolean;
  share: (message: { title: string; text: string }) => void;
}

/** Errors of a closed sheet and of a second press; not shown. */
const ignoredErrors: readonly string[] = ['AbortError', 'InvalidStateError'];

/** Opens the device's share sheet, where it has one. */
export function useShareSheet(): ShareSheet {
  const [failed, setFailed] = useState(false);

  async function open(message: { title: string; text: string }) {
    setFailed(false);
    try {
      await navigator.share(message);
    } catch (error) {
      setFailed(!(error instanceof DOMException && ignoredErrors.includes(error.name)));
    }
  }

  return { available: 'share' in navigator, failed, share: (message) => void open(message) };
}
