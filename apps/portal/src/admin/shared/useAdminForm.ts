import type { ErrorTexts } from '@raiz/api-client';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import type { FieldValues } from 'react-hook-form';
import {
  type SavedForm,
  type SavedFormGuard,
  type SavedFormOptions,
  useSavedForm,
} from '../../shared/saved/useSavedForm.ts';
import { isGone } from './stored.ts';

const guard: SavedFormGuard = { storage: 'device', texts: adminFormMessages, lang: 'en' };

interface AdminFormOptions<Values extends FieldValues> extends Omit<SavedFormOptions<Values>, 'guard' | 'failure'> {
  /** The messages for a failed save. */
  failure: ErrorTexts | ((error: unknown) => ErrorTexts);
  /** The message for a 404; null for a new item. */
  goneText: string | null;
}

/** A form of the admin pages, with drafts on this device. */
export function useAdminForm<Values extends FieldValues>({
  goneText,
  failure,
  ...options
}: AdminFormOptions<Values>): SavedForm<Values> {
  function textsOf(error: unknown): ErrorTexts {
    if (goneText !== null && isGone(error)) return { fallback: goneText, serverText: false };
    return typeof failure === 'function' ? failure(error) : failure;
  }
  return useSavedForm<Values>({
    ...options,
    failure: (error) => ({ ...textsOf(error), lang: 'en' }),
    guard,
    tooLong: adminFormMessages.tooLong,
  });
}
