import { type FailureMessage, failureText } from '@raiz/api-client';
import { planMessages } from '@raiz/ui/messages/subscription';
import { queryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { $api, queryClient } from '../../shared/reads/queries.ts';
import { api, dataOrThrow } from '../../shared/session/api.ts';
import { madeAnyway } from '../../shared/writes/madeAnyway.ts';
import { useApiForm, type ApiForm } from '../../shared/writes/useApiForm.ts';
import { activationReads, storeStatus } from '../shared/useLists.ts';
import { quoteOf, refusalOf, voucherCode, type AppliedVoucher } from './planAnswers.ts';

const messages = planMessages.voucher;
const failureTexts = { fallback: messages.failed };

interface VoucherValues {
  codigo: string;
}

/** The voucher form (docs/specification.md#voucher). */
export interface Voucher {
  form: ApiForm<VoucherValues, AppliedVoucher | null>;
  /** Why the request failed, or null; not for an error of the code itself. */
  failure: FailureMessage | null;
  /** The voucher that the next payment uses, or null. */
  applied: AppliedVoucher | null;
  /** Applied automatically after a return from the checkout, so it does not take the focus. */
  restored: boolean;
  /** A voucher was removed, and no other code has been typed since. */
  removed: boolean;
  /** Removes the outcome of the last code, when the user types another one. */
  onType: () => void;
  apply: () => void;
  remove: () => void;
  /** Removes the quote of a code that a payment has refused; the code is in its field again, with the reason. */
  refuse: (code: string, reason: string) => void;
  /** Resets the form, when the subscription is active. */
  clear: () => void;
  /** Whether a payment can start. Shows an error at a code that was typed but not applied. */
  checkApplied: () => boolean;
}

/** The quote for a voucher, or null when it has activated the subscription. */
function redeem({ codigo }: VoucherValues): Promise<AppliedVoucher | null> {
  const code = voucherCode(codigo);
  const before = queryClient.getQueryData(queryOptions($api.queryOptions('get', '/assinatura/status')).queryKey);
  return madeAnyway(
    async () => quoteOf(code, (await api.POST('/assinatura/aplicar-voucher', { body: { codigo: code } })).data),
    async () => {
      const { status, end_date } = dataOrThrow(await api.GET('/assinatura/status'));
      // An active subscription is extended.
      return before !== undefined && status === 'active' && (before.status !== status || before.end_date !== end_date);
    },
  );
}

/** The server's error about the code itself. */
function fieldErrorsOf(error: unknown) {
  const message = refusalOf(error, 'codigo', failureText(error, failureTexts));
  return message === null ? [] : [{ field: 'codigo', message }];
}

/**
 * The voucher field, its request and the applied voucher.
 * @param initial The code of an abandoned checkout, once the member is known; applied at once.
 * @param onActivated Called when a voucher of 100 % has activated the subscription.
 */
export function useVoucher(initial: string, onActivated: () => void): Voucher {
  const [removed, setRemoved] = useState(false);
  const [restored, setRestored] = useState(false);
  const form = useApiForm({
    values: { codigo: '' },
    check: ({ codigo }) => ({ codigo: voucherCode(codigo) === '' ? messages.codeMissing : undefined }),
    send: redeem,
    failure: failureTexts,
    fieldErrors: fieldErrorsOf,
    invalidates: (quote) => (quote === null ? activationReads : []),
    onSuccessAlways: (quote) => (quote === null ? storeStatus('active') : undefined),
    invalidatesOnFailure: activationReads,
    onSuccess(quote) {
      form.reset({ codigo: '' });
      if (quote === null) onActivated();
    },
  });
  const { data: applied = null, error, failure, run } = form;

  function onType() {
    setRemoved(false);
    form.resetRequest();
  }

  // Only the server knows the price of the abandoned checkout.
  const restore = useEffectEvent(() => {
    // The member may have typed another code.
    if (voucherCode(initial) === '' || form.getValues('codigo') !== '') return;
    form.setValue('codigo', initial);
    setRestored(true);
    run({ codigo: initial });
  });
  useEffect(() => {
    // In a timer, because Strict Mode runs effects twice and would discard the first answer.
    const timer = setTimeout(() => restore());
    return () => clearTimeout(timer);
  }, [initial]);

  return {
    form,
    failure: fieldErrorsOf(error).length === 0 ? failure : null,
    applied,
    restored,
    removed,
    onType,
    apply() {
      setRestored(false);
      void form.submit();
    },
    remove() {
      form.resetRequest();
      setRemoved(true);
    },
    refuse(code, message) {
      onType();
      form.reset({ codigo: code });
      form.setError('codigo', { message });
    },
    clear() {
      onType();
      form.reset({ codigo: '' });
    },
    checkApplied() {
      if (voucherCode(form.getValues('codigo')) === '') return true;
      form.setError('codigo', { message: messages.notApplied }, { shouldFocus: true });
      return false;
    },
  };
}
