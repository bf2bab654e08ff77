import type { Schemas } from '@raiz/api-client';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useFormValues, type FormValues } from '../../shared/useFormValues.ts';
import { useCall, type CallState } from '../shared/useCall.ts';
import { findSponsor, type Sponsor } from './findSponsor.ts';
import type { Referral } from './readReferral.ts';
import {
  checkRegistration,
  emptyRegistration,
  toRegistrationBody,
  toSponsorId,
  type RegistrationValues,
} from './registrationValues.ts';

type Body = Schemas['Cadastro'];

async function register(body: Body) {
  const { data } = await api.POST('/register', { body });
  return data;
}

/** A registration in its two steps: finding the sponsor, then, once confirmed, registering (spec, sections 2 and 4). */
export interface Registration {
  form: FormValues<RegistrationValues>;
  /** The look-up; while it is done the card stands and waits for a confirmation. */
  lookup: CallState<number, Sponsor>;
  registration: CallState<Body, Schemas['Mensagem'] | undefined>;
  /** The id came with the link that was opened, and nobody has asked to change it. */
  fromLink: boolean;
  /** The link that was opened should have carried an id, and does not. */
  brokenLink: boolean;
  /** Goes on: looks the sponsor up, or, with the card shown, registers. */
  submit: () => void;
  /** Alterar: clears the id, unlocks it, and takes the confirmation back. */
  changeSponsor: () => void;
}

/**
 * The registration form and its calls.
 * @param referral What the query's `ref` says.
 */
export function useRegistration({ id: linkId, broken: brokenLink }: Referral): Registration {
  const initial = emptyRegistration(linkId === null ? '' : String(linkId));
  const [fromLink, setFromLink] = useState(linkId !== null);
  const form = useFormValues(initial, checkRegistration);
  const lookup = useCall(findSponsor);
  const registration = useCall(register, () => form.reset(initial));

  return {
    form: {
      ...form,
      set(field, value) {
        // A sponsor who is still being looked up is not the one of the new id.
        if (field === 'referralId') lookup.reset();
        form.set(field, value);
      },
    },
    lookup: lookup.now,
    registration: registration.now,
    fromLink,
    brokenLink,
    submit() {
      const id = toSponsorId(form.values.referralId);
      if (!form.check() || id === null) return;
      if (lookup.now.state === 'done') registration.run(toRegistrationBody(form.values, id));
      else lookup.run(id);
    },
    changeSponsor() {
      lookup.reset();
      registration.reset();
      setFromLink(false);
      form.set('referralId', '');
    },
  };
}
