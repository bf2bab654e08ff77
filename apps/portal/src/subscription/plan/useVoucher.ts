import { ApiFailure, failureText, toFailure, type Schemas } from '@raiz/api-client';
import { planMessages } from '@raiz/ui/messages/subscription';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { api } from '../../shared/api.ts';
import { useSend } from '../shared/useSend.ts';
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

function quoteOf(code: string, { valor_final, desconto }: Schemas['ValorComDesconto']): AppliedVoucher {
  return { code, finalCents: valor_final, discount: desconto };
}

/** The server's word on the code itself; everything else that goes wrong is not the code's fault. */
function isRefusal(error: unknown): boolean {
  return error !== null && toFailure(error).status === 400;
}

/**
 * The code, what the server says of it, and what the next payment takes along.
 * @param initial A code that is known already, and is applied at once: somebody came back from the checkout with it.
 * @param onActivated A voucher of 100 % has activated the subscription.
 */
export function useVoucher(initial: string, onActivated: () => void): Voucher {
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [now, setNow] = useState<AppliedVoucher | 'none' | 'removed'>('none');
  const [restored, setRestored] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = useSend(async (codigo: string) => {
    const { data } = await api.POST('/assinatura/aplicar-voucher', { body: { codigo } });
    if (isActive(data)) return { codigo, quote: null };
    // Nobody is owed something for subscribing.
    if (!data || !('valor_final' in data) || data.valor_final < 0) throw new ApiFailure('shape');
    return { codigo, quote: data };
  });
  const said = send.error === null ? null : failureText(send.error, { fallback: messages.failed });

  function type(next: string): void {
    setTyped(next);
    setProblem(null);
    send.reset();
    if (now === 'removed') setNow('none');
  }

  function clear(): void {
    setTyped('');
    setNow('none');
  }

  function apply(): void {
    const code = voucherCode(typed);
    setProblem(code === '' ? messages.codeMissing : null);
    if (code !== '') check(code, false);
  }

  function check(code: string, byItself: boolean): void {
    send.run(code, ({ codigo, quote }) => {
      clear();
      setRestored(byItself);
      if (quote) setNow(quoteOf(codigo, quote));
      else onActivated();
    });
  }

  // The price of the checkout that was left is shown again (product, journey 6): only the server knows it.
  const restore = useEffectEvent(() => {
    const code = voucherCode(initial);
    if (code !== '') check(code, true);
  });
  useEffect(() => {
    // Not within the first rendering: in development that is thrown away once, and its answer with it.
    const timer = setTimeout(() => restore());
    return () => clearTimeout(timer);
  }, []);

  return {
    typed,
    type,
    fieldError: problem ?? (isRefusal(send.error) ? said : null),
    failure: isRefusal(send.error) ? null : said,
    busy: send.busy,
    applied: typeof now === 'string' ? null : now,
    restored,
    removed: now === 'removed',
    apply,
    remove: () => setNow('removed'),
    clear,
    settled() {
      if (voucherCode(typed) === '') return true;
      setProblem(messages.notApplied);
      field.current?.focus();
      return false;
    },
    field,
  };
}
