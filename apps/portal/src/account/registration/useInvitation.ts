import { useHydrated } from '@raiz/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  forgetInvitation,
  isInvitation,
  readInvitation,
  rememberedInvitation,
  type Invitation,
} from '../../shared/session/invitation.ts';

/** The invitation under which a visitor registers. */
export interface OpenInvitation extends Invitation {
  /** Forgets the invitation, in the address too. */
  forget: () => void;
}

/** The query without its invitation. */
function withoutInvitation(search: string): string {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !isInvitation(name))).toString();
}

/**
 * The invitation of the address, or else the one that this browser remembers: the visitor looked around first. A broken
 * link does not fall back to it, because another person may have sent it.
 */
export function useInvitation(): OpenInvitation {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [remembered, setRemembered] = useState(rememberedInvitation);
  // The build prerenders the page without either.
  const hydrated = useHydrated();
  const { id, broken } = readInvitation(hydrated ? search : '');

  function forget() {
    forgetInvitation();
    setRemembered(null);
    if (id !== null)
      void navigate({ search: withoutInvitation(search) }, { replace: true, state, preventScrollReset: true });
  }

  return { id: id ?? (hydrated && !broken ? remembered : null), broken, forget };
}
