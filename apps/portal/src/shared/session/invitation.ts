import { trimUnseen } from '@raiz/ui/format';
import { wholeNumber } from '../page/ids.ts';
import { deviceStorage } from '../storage.ts';

/** What an invitation says: the sponsor's id, or that it has no usable one. */
export interface Invitation {
  id: number | null;
  /** There is an invitation, but not exactly one id. */
  broken: boolean;
}

/** The number of a `ref`: behind it stands no letter, no digit, no decimal and no second number, as in `4 - 2`. */
const number = /^\d+(?![\p{L}\p{N}]|.\d|\s*[\p{Pd}−]\s*\d)/su;

/**
 * Reads the invitation in the query of an address (docs/specification.md#registration). Different ids are broken; an
 * empty `ref` is no invitation.
 */
export function readInvitation(search: string): Invitation {
  const values = [...new URLSearchParams(search)].flatMap(([name, value]) =>
    isInvitation(name) && trimUnseen(value) !== '' ? [wholeNumber(number.exec(trimUnseen(value))?.[0])] : [],
  );
  const [id = null, ...others] = new Set(values.filter((value) => value !== null));
  return others.length === 0 && id !== null ? { id, broken: false } : { id: null, broken: values.length > 0 };
}

/** Whether a parameter of an address is an invitation: `ref`, in any case. */
export function isInvitation(name: string): boolean {
  return name.toLowerCase() === 'ref';
}

const key = 'invitation';

/** How long an invitation is remembered, in milliseconds: 30 days. */
const life = 30 * 24 * 60 * 60 * 1000;

/** Remembers the invitation in the query of an opened address. One without an id keeps the older one. */
export function noteInvitation(search: string): void {
  const { id } = readInvitation(search);
  if (id !== null) deviceStorage.write(key, `${id} ${Date.now()}`);
}

/** The sponsor's id of the remembered invitation, or null. */
export function rememberedInvitation(): number | null {
  const [id, at] = (deviceStorage.read(key) ?? '').split(' ').map((text) => wholeNumber(text));
  // Also after the clock was set back.
  return id && at && Math.abs(Date.now() - at) < life ? id : null;
}

/** Forgets the invitation: it was used, or the visitor names another sponsor. */
export function forgetInvitation(): void {
  deviceStorage.write(key, null);
}
