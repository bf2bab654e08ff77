import type { Schemas } from '@raiz/api-client';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api.ts';
import { useWrite, type Write } from '../../shared/useWrite.ts';

/** How long nobody may ask for another confirmation e-mail, in seconds: mail needs its time to arrive. */
const pause = 30;

/** Asking for another confirmation e-mail. */
export interface Resend extends Write<string, Schemas['Mensagem'] | undefined> {
  /** How long the next one has to wait, in seconds. */
  secondsLeft: number;
}

async function resendTo(email: string) {
  const { data } = await api.POST('/reenviar-confirmacao', { body: { email } });
  return data;
}

/** Asking for a new confirmation e-mail, with a pause after each one that was sent. */
export function useResend(): Resend {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const write = useWrite(resendTo, { onSuccess: () => setSecondsLeft(pause) });
  const waiting = secondsLeft > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  return { ...write, secondsLeft };
}
