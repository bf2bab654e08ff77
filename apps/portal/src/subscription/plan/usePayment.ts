import { ApiFailure, failureText, type Schemas } from '@raiz/api-client';
import { safeUrl } from '@raiz/api-client/rules';
import { planMessages as messages } from '@raiz/ui/messages/subscription';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api.ts';
import { useWrite } from '../../shared/useWrite.ts';
import { refetchSubscription } from '../shared/refetchSubscription.ts';
import { isActive } from './isActive.ts';

/** Milliseconds after which a browser that has not left for the checkout may be asked again. */
const leaveTime = 10_000;

/** Paying by card (spec, sections 2 and 4). */
export interface Payment {
  /** It is being asked for, or the browser is on its way to the checkout. */
  busy: boolean;
  /** Why the last one did not come about, and the voucher it was to take along; or null. */
  failed: { text: string; code: string | null } | null;
  /** Asks for the checkout, unless that is under way. */
  start: (code: string | null) => void;
}

/** The checkout's address, or null when the subscription is active already. */
async function askForCheckout(code: string | null): Promise<string | null> {
  const { data } = await api.POST('/assinatura', {
    body: { plan: 'mensal', ...(code === null ? {} : { voucherCode: code }) },
  });
  return checkoutOf(data);
}

/** Where the server wants the browser to go, or null when the subscription is active already. Another status activates nothing. */
function checkoutOf(answer: Schemas['InicioAssinatura'] | undefined): string | null {
  // Only http(s) addresses are followed (decisions.md, Subscription). Whoever names one wants to be paid, whatever stands beside it.
  const address = answer && 'checkout_url' in answer ? safeUrl(answer.checkout_url) : null;
  if (address === null && !isActive(answer)) throw new ApiFailure('shape');
  return address;
}

/** True from the moment somebody is sent away until the page is theirs again: back from the bfcache, or never left. */
function useLeaving() {
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!leaving) return;
    const stay = () => setLeaving(false);
    const onShow = (event: PageTransitionEvent) => event.persisted && stay();
    const timer = setTimeout(stay, leaveTime);
    window.addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', onShow);
    };
  }, [leaving]);

  return { leaving, leave: () => setLeaving(true) };
}

/**
 * Starts a payment and leads the browser to the provider's checkout.
 * @param onLeave Called right before the browser leaves.
 * @param onActivated Nothing is to be paid: the subscription is active.
 */
export function usePayment(onLeave: (code: string | null) => void, onActivated: () => void): Payment {
  const { leaving, leave } = useLeaving();
  const { now, busy, run } = useWrite(askForCheckout, {
    // A checkout that was opened changes nothing yet.
    onStored: (address) => address === null && refetchSubscription(),
    onSuccess(address, code) {
      if (address === null) return onActivated();
      leave();
      onLeave(code);
      window.location.assign(address);
    },
  });

  return {
    busy: busy || leaving,
    failed:
      now.state === 'failed'
        ? { text: failureText(now.error, { fallback: messages.payFailed }), code: now.input }
        : null,
    start: (code) => leaving || run(code),
  };
}
