import { planMessages as messages } from '@raiz/ui/messages/subscription';
import { useEffect, useState } from 'react';
import { api } from '../../shared/session/api.ts';
import { useWrite } from '../../shared/writes/useWrite.ts';
import { activationReads, storeStatus } from '../shared/useLists.ts';
import { checkoutOf, refusalOf } from './planAnswers.ts';

/** Milliseconds after which the button works again if the browser has not left for the checkout. */
const leaveTimeout = 10_000;

/** Paying by card (docs/specification.md#payment). */
export interface Payment {
  /** The request is pending, or the browser is leaving for the checkout. */
  busy: boolean;
  /** Why the last request failed, and its voucher; or null. */
  failed: { text: string; code: string | null } | null;
  /** Requests the checkout. Ignored while a request is pending. */
  start: (code: string | null) => void;
}

/** Returns the checkout's address, or null when the subscription is already active. */
async function requestCheckout(code: string | null): Promise<string | null> {
  const { data } = await api.POST('/assinatura', { body: { plan: 'mensal', voucherCode: code ?? undefined } });
  return checkoutOf(data);
}

/** True while the browser leaves for the checkout; false again after a return from the bfcache. */
function useLeaving() {
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!leaving) return;
    const stay = () => setLeaving(false);
    const onShow = (event: PageTransitionEvent) => event.persisted && stay();
    const timer = setTimeout(stay, leaveTimeout);
    window.addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', onShow);
    };
  }, [leaving]);

  return { leaving, leave: () => setLeaving(true) };
}

/**
 * Starts a payment and sends the browser to the provider's checkout.
 * @param onLeave Called right before the browser leaves.
 * @param onActivated Called when the subscription is active and no payment is due.
 * @param onRefused Called with the code that the server refuses, and why.
 */
export function usePayment(
  onLeave: (code: string | null) => void,
  onActivated: () => void,
  onRefused: (code: string, reason: string) => void,
): Payment {
  const { leaving, leave } = useLeaving();
  const { failure, variables, busy, run, reset } = useWrite(requestCheckout, {
    failure: { fallback: messages.payFailed },
    // Opening a checkout does not change the subscription.
    invalidates: (address) => (address === null ? activationReads : []),
    invalidatesOnFailure: activationReads,
    onSuccessAlways: (address) => (address === null ? storeStatus('active') : undefined),
    onSuccess(address, code) {
      if (address === null) return onActivated();
      leave();
      onLeave(code);
      window.location.assign(address);
    },
    onFailure(error, code, text) {
      const reason = refusalOf(error, 'voucherCode', text);
      if (code === null || reason === null) return;
      reset();
      onRefused(code, reason);
    },
  });

  return {
    busy: busy || leaving,
    failed: failure && { text: failure.text, code: variables ?? null },
    start: (code) => leaving || run(code),
  };
}
