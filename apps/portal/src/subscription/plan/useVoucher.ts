import { failureText, toFailure } from '@raiz/api-client';
import { planMessages } from '@raiz/ui/messages/subscription';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { api } from '../../shared/api.ts';
import { useWrite } from '../../shared/useWrite.ts';
import { refetchSubscription } from '../shared/refetchSubscription.ts';
import { quoteOf, type AppliedVoucher } from './quoteOf.ts';
import { voucherCode } from './voucherCode.ts';

const messages = planMessages.voucher;

/** The voucher form (docs/specification.md#voucher). */
export interface Voucher {
  /** Value of the field. */
  typed: string;
  type: (typed: string) => void;
  /** Error of the code, or null. */
  fieldError: string | null;
  /** Why the request failed, or null. */
  failure: string | null;
  busy: boolean;
  /** The voucher that the next payment uses, or null. */
  applied: AppliedVoucher | null;
  /** Applied automatically after a return from the checkout, so it does not take the focus. */
  restored: boolean;
  /** A voucher was removed, and no other code has been typed since. */
  removed: boolean;
  apply: () => void;
  remove: () => void;
  /** Resets the form, once the subscription is active. */
  clear: () => void;
  /** Whether a payment can start. Shows an error at a code that was typed but not applied. */
  checkApplied: () => boolean;
  /** For moving the focus to the field. */
  field: RefObject<HTMLInputElement | null>;
}

interface Check {
  code: string;
  /** Without a press, for a code from the checkout. */
  automatic: boolean;
}

/** The quote for a voucher, or null when it has activated the subscription. */
async function redeem({ code }: Check): Promise<AppliedVoucher | null> {
  const { data } = await api.POST('/assinatura/aplicar-voucher', { body: { codigo: code } });
  return quoteOf(code, data);
}

/** The server's error about the code itself; null for any other failure. */
function refusalOf(error: unknown): string | null {
  const { status, fields } = toFailure(error);
  if (error === null || status !== 400) return null;
  return fields.find(({ field }) => field === 'codigo')?.message ?? failureText(error, { fallback: messages.failed });
}

/**
 * The voucher field, its request and the applied voucher.
 * @param initial A code from a checkout that the member left; applied at once.
 * @param onActivated Called when a voucher of 100 % has activated the subscription.
 */
export function useVoucher(initial: string, onActivated: () => void): Voucher {
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [removed, setRemoved] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { status, data, variables, busy, error, run, reset } = useWrite(redeem, {
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
    if (code !== '') run({ code, automatic: false });
  }

  // Only the server knows the price of the checkout that was left.
  const restore = useEffectEvent(() => {
    const code = voucherCode(initial);
    if (code !== '') run({ code, automatic: true });
  });
  useEffect(() => {
    // In a timer, because Strict Mode runs effects twice and would discard the first answer.
    const timer = setTimeout(() => restore());
    return () => clearTimeout(timer);
  }, []);

  return {
    typed,
    type,
    fieldError: problem ?? refusal,
    failure: error === null || refusal !== null ? null : failureText(error, { fallback: messages.failed }),
    busy,
    applied: status === 'success' ? data : null,
    restored: status === 'success' && variables.automatic,
    removed,
    apply,
    remove() {
      reset();
      setRemoved(true);
    },
    clear: () => type(''),
    checkApplied() {
      if (voucherCode(typed) === '') return true;
      setProblem(messages.notApplied);
      field.current?.focus();
      return false;
    },
    field,
  };
}
