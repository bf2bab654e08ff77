import { ApiFailure, failureText, toFailure } from '@raiz/api-client';
import { planMessages } from '@raiz/ui/messages/subscription';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { api } from '../../shared/api.ts';
import { useWrite } from '../../shared/useWrite.ts';
import { refetchSubscription } from '../shared/refetchSubscription.ts';
import { isActive } from './isActive.ts';
import { voucherCode } from './voucherCode.ts';

const messages = planMessages.voucher;

/** A voucher of less than 100 %, quoted by the server. */
export interface AppliedVoucher {
  code: string;
  /** What is to be paid, in cents. */
  finalCents: number;
  /** Percent, 0 to 100. */
  discount: number;
}

/** The voucher form of /assinatura (spec, sections 2 and 4). */
export interface Voucher {
  /** What is in the field. */
  typed: string;
  type: (typed: string) => void;
  /** What is wrong with the code, or null. */
  fieldError: string | null;
  /** Why it could not be checked, or null. */
  failure: string | null;
  busy: boolean;
  /** The voucher that the next payment takes along, or null. */
  applied: AppliedVoucher | null;
  /** It was applied by itself, for somebody who came back from the checkout: nobody waits for its answer. */
  restored: boolean;
  /** One was taken off, and no other code has been typed since. */
  removed: boolean;
  apply: () => void;
  remove: () => void;
  /** Empties everything, once the subscription is active. */
  clear: () => void;
  /** Whether a payment may go ahead; a code that was typed and not applied is asked about first. */
  settled: () => boolean;
  /** The field, so that the focus can be led to it. */
  field: RefObject<HTMLInputElement | null>;
}

interface Check {
  code: string;
  /** By itself, for a code that is known already. */
  byItself: boolean;
}

/** What the voucher brings, or null when it has activated the subscription. */
async function redeem({ code }: Check): Promise<AppliedVoucher | null> {
  const { data } = await api.POST('/assinatura/aplicar-voucher', { body: { codigo: code } });
  if (isActive(data)) return null;
  // A negative price would pay for subscribing.
  if (!data || !('valor_final' in data) || data.valor_final < 0) throw new ApiFailure('shape');
  return { code, finalCents: data.valor_final, discount: data.desconto };
}

/**
 * The server's word on the code itself, or null: everything else that goes wrong is not the code's
 * fault.
 */
function refusalOf(error: unknown): string | null {
  const { status, fields } = toFailure(error);
  if (error === null || status !== 400) return null;
  return fields.find(({ field }) => field === 'codigo')?.message ?? failureText(error, { fallback: messages.failed });
}

/**
 * The code, what the server says of it, and what the next payment takes along.
 * @param initial A code that is known already, and is applied at once: somebody came back from the checkout with it.
 * @param onActivated A voucher of 100 % has activated the subscription.
 */
export function useVoucher(initial: string, onActivated: () => void): Voucher {
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [removed, setRemoved] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { now, busy, error, run, reset } = useWrite(redeem, {
    onStored: (quote) => quote === null && refetchSubscription(),
    onSuccess(quote) {
      setTyped('');
      if (quote === null) onActivated();
    },
  });
  const refusal = refusalOf(error);

  function type(next: string): void {
    setTyped(next);
    setProblem(null);
    setRemoved(false);
    reset();
  }

  function apply(): void {
    const code = voucherCode(typed);
    setProblem(code === '' ? messages.codeMissing : null);
    if (code !== '') run({ code, byItself: false });
  }

  // The price of the checkout that was left is shown again (product, journey 6): only the server knows it.
  const restore = useEffectEvent(() => {
    const code = voucherCode(initial);
    if (code !== '') run({ code, byItself: true });
  });
  useEffect(() => {
    // Not within the first rendering: in development that is thrown away once, and its answer with it.
    const timer = setTimeout(() => restore());
    return () => clearTimeout(timer);
  }, []);

  return {
    typed,
    type,
    fieldError: problem ?? refusal,
    failure: error === null || refusal !== null ? null : failureText(error, { fallback: messages.failed }),
    busy,
    applied: now.state === 'done' ? now.data : null,
    restored: now.state === 'done' && now.input.byItself,
    removed,
    apply,
    remove() {
      reset();
      setRemoved(true);
    },
    clear: () => type(''),
    settled() {
      if (voucherCode(typed) === '') return true;
      setProblem(messages.notApplied);
      field.current?.focus();
      return false;
    },
    field,
  };
}
