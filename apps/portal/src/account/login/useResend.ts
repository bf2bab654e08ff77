import type { Received } from '@raiz/api-client';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api.ts';
import { useWrite, type Write } from '../../shared/useWrite.ts';

/** Seconds before another confirmation e-mail can be requested: mail takes time to arrive. */
const pause = 30;

/** The request for another confirmation e-mail. */
export type Resend = Write<string, Received<'Mensagem'> | undefined> & {
  /** Seconds until the next request is possible. */
  secondsLeft: number;
};

async function resendTo(email: string) {
  const { data } = await api.POST('/reenviar-confirmacao', { body: { email } });
  return data;
}

/** Resends the confirmation e-mail, with a pause after each success. */
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
