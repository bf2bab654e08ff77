import type { ReactNode } from 'react';

/** What may stand below a control. */
export interface Notes {
  /** A sentence of help. */
  hint?: ReactNode;
  /** What deserves a second look, though the value is accepted. */
  warning?: string | null;
  /** What is wrong. */
  error?: string | null;
}

/** Ids of the sentences below a control, undefined for those that are not there. */
export interface NoteIds {
  hint: string | undefined;
  warning: string | undefined;
  error: string | undefined;
  /** All of them, for `aria-describedby`; undefined without any. */
  all: string | undefined;
}

/** The ids of what stands below the control of that id. An error silences the warning: one thing at a time. */
export function noteIds(id: string, { hint, warning, error }: Notes): NoteIds {
  const ids = {
    hint: hint === undefined ? undefined : `${id}-hint`,
    warning: warning && !error ? `${id}-warning` : undefined,
    error: error ? `${id}-error` : undefined,
  };
  const all = [ids.hint, ids.warning, ids.error].filter((one) => one !== undefined).join(' ');
  return { ...ids, all: all || undefined };
}
