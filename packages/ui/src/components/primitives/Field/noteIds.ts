import type { ReactNode } from 'react';

/** Sentences below a control. */
export interface Notes {
  /** Help text. */
  hint?: ReactNode;
  /** A warning about an acceptable value. */
  warning?: string | null;
  /** The error. */
  error?: string | null;
}

/** Ids of the sentences below a control, undefined for absent ones. */
export interface NoteIds {
  hint: string | undefined;
  warning: string | undefined;
  error: string | undefined;
  /** All ids for `aria-describedby`; undefined without any. */
  all: string | undefined;
}

/** Ids of the sentences below a control. An error replaces the warning. */
export function noteIds(id: string, { hint, warning, error }: Notes): NoteIds {
  const ids = {
    hint: hint === undefined ? undefined : `${id}-hint`,
    warning: warning && !error ? `${id}-warning` : undefined,
    error: error ? `${id}-error` : undefined,
  };
  const all = [ids.hint, ids.warning, ids.error].filter((one) => one !== undefined).join(' ');
  return { ...ids, all: all || undefined };
}
