import { type ErrorTexts, isAnswerLost } from '@raiz/api-client';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  type SavedForm,
  type SavedFormGuard,
  type SavedFormOptions,
  useSavedForm,
} from '../../shared/saved/useSavedForm.ts';
import { changedFields } from '../../shared/unsaved/formValues.ts';
import { isGone } from './stored.ts';

const guard: SavedFormGuard = { storage: 'device', texts: adminFormMessages, lang: 'en' };

type Names<Values> = readonly (keyof Values & string)[];

interface AdminFormOptions<Values extends FieldValues> extends Omit<
  SavedFormOptions<Values>,
  'guard' | 'failure' | 'send'
> {
  /** The messages for a failed save. */
  failure: ErrorTexts | ((error: unknown) => ErrorTexts);
  /** The message for a 404; null for a new item. */
  goneText: string | null;
  /**
   * Sends the values; only the named fields differ from the server's.
   * @param made id of the new item when the server has it; else null
   */
  send: (values: Values, changed: Names<Values>, made: number | null) => Promise<unknown>;
  /** The id of an item that the server has with these values, or null; only for a new item. */
  find?: (values: Values) => Promise<number | null>;
}

/** A form of the admin pages. */
export interface AdminForm<Values extends FieldValues> extends SavedForm<Values> {
  /** No answer said whether the new item was made. */
  isUncertain: boolean;
}

/** A new item that the server may have. */
interface Uncertain<Values> {
  sent: Values;
  id: number | null;
}

/**
 * A form of the admin pages, with drafts on this device. When the answer to a new item was lost, the next save looks for
 * the item first, and changes it instead of making a second one; so does the first save of a draft, which may be older
 * than a lost answer.
 */
export function useAdminForm<Values extends FieldValues>(options: AdminFormOptions<Values>): AdminForm<Values> {
  const { goneText, failure, send, find, ...saved } = options;
  const uncertain = useRef<Uncertain<Values> | null>(null);
  const isNew = options.stored === null;

  async function sendOnce(values: Values, changed: Names<Values>): Promise<unknown> {
    const { current } = uncertain;
    if (current) current.id ??= (await find?.(current.sent)) ?? null;
    if (current && current.id !== null) {
      const since = changedFields(current.sent, values);
      return since.length > 0 ? send(values, since, current.id) : null;
    }
    try {
      return await send(values, changed, null);
    } catch (error) {
      if (isNew && isAnswerLost(error)) uncertain.current = { sent: values, id: null };
      throw error;
    }
  }

  function textsOf(error: unknown): ErrorTexts {
    if (goneText !== null && isGone(error)) return { fallback: goneText, serverText: false };
    return typeof failure === 'function' ? failure(error) : failure;
  }

  const form = useSavedForm<Values>({
    ...saved,
    failure: (error) => ({ ...textsOf(error), lang: 'en' }),
    send: sendOnce,
    invalidatesOnFailure: saved.invalidates,
    guard,
    tooLong: adminFormMessages.tooLong,
  });
  const { restored } = form.unsaved;
  const onRestore = useEffectEvent(() => {
    uncertain.current = isNew && restored !== null ? { sent: form.getValues(), id: null } : null;
  });
  useEffect(() => onRestore(), [restored]);

  return { ...form, isUncertain: isNew && form.error !== null && isAnswerLost(form.error) };
}
