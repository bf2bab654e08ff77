import { ApiFailure, failureText, type Schemas } from '@raiz/api-client';
import { safeUrl } from '@raiz/api-client/rules';
import { planMessages as messages } from '@raiz/ui/messages/subscription';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../shared/api.ts';
import { useMutation } from '../../shared/useMutation.ts';
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
  const sending = useRef(false);
  const {
    isPending,
    error,
    variables = null,
    mutate,
  } = useMutation({
    mutationFn: async (code: string | null) => {
      const body = { plan: 'mensal', ...(code === null ? {} : { voucherCode: code }) } as const;
      const { data } = await api.POST('/assinatura', { body });
      return checkoutOf(data);
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  function arrive(address: string | null, code: string | null): void {
    if (address === null) return onActivated();
    leave();
    onLeave(code);
    window.location.assign(address);
  }

  return {
    busy: isPending || leaving,
    failed: error === null ? null : { text: failureText(error, { fallback: messages.payFailed }), code: variables },
    start(code) {
      if (sending.current || leaving) return;
      sending.current = true;
      mutate(code, { onSuccess: (address) => arrive(address, code) });
    },
  };
}
