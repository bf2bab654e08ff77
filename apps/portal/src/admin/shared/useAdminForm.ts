import { adminFormMessages } from '@raiz/ui/messages/admin';
import type { FieldValues } from 'react-hook-form';
import {
  type SavedForm,
  type SavedFormGuard,
  type SavedFormOptions,
  useSavedForm,
} from '../../shared/saved/useSavedForm.ts';

const guard: SavedFormGuard = { storage: 'device', texts: adminFormMessages, lang: 'en' };

interface AdminFormOptions<Values extends FieldValues> extends Omit<SavedFormOptions<Values>, 'guard'> {
  /** The message for a 404; null for a new item. */
  goneText: string | null;
}

/** A form of the admin pages. */
export interface AdminForm<Values extends FieldValues> extends SavedForm<Values> {
  /** The message for a 404, or null. */
  goneText: string | null;
}

/** A form of the admin pages, with drafts on this device. */
export function useAdminForm<Values extends FieldValues>({
  goneText,
  ...options
}: AdminFormOptions<Values>): AdminForm<Values> {
  return { ...useSavedForm<Values>({ ...options, guard }), goneText };
}
