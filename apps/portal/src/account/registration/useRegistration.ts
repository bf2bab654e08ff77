import type { Schemas } from '@raiz/api-client';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { api } from '../../shared/api.ts';
import { showServerErrors } from '../../shared/form/serverErrors.ts';
import { useWrite, type WriteState } from '../../shared/useWrite.ts';
import { findSponsor, type Sponsor } from './findSponsor.ts';
import type { Referral } from './readReferral.ts';
import { emptyRegistration, toRegistrationBody, toSponsorId, type RegistrationValues } from './registrationValues.ts';

type Body = Schemas['Cadastro'];

/** The form's field for each field of the request. */
const fields = {
  name: 'name',
  email: 'email',
  password: 'password',
  referrer_id: 'referralId',
  termos_aceitos: 'terms',
} as const satisfies Record<keyof Body, keyof RegistrationValues>;

async function register(body: Body) {
  const { data } = await api.POST('/register', { body });
  return data;
}

/** A registration in its two steps: finding the sponsor, then, once confirmed, registering (spec, sections 2 and 4). */
export interface Registration {
  control: Control<RegistrationValues>;
  /** The look-up; while it is done the card stands and waits for a confirmation. */
  lookup: WriteState<number, Sponsor>;
  registration: WriteState<Body, Schemas['Mensagem'] | undefined>;
  /** The id came with the link that was opened, and no change was asked for. */
  fromLink: boolean;
  /** The link that was opened should have carried an id, and does not. */
  brokenLink: boolean;
  /** Goes on: looks the sponsor up, or, with the card shown, registers. */
  submit: () => void;
  /** The id changes: a sponsor who is still being looked up is not the one of the new id. */
  forgetSponsor: () => void;
  /** Alterar: clears the id, unlocks it, and takes the confirmation back. */
  changeSponsor: () => void;
}

/**
 * The registration form and its calls.
 * @param referral What the query's `ref` says.
 */
export function useRegistration({ id: linkId, broken: brokenLink }: Referral): Registration {
  const initial = emptyRegistration(linkId === null ? '' : String(linkId));
  const [unlocked, setUnlocked] = useState(false);
  const { control, handleSubmit, reset, resetField, setError, setValue } = useForm<RegistrationValues>({
    defaultValues: initial,
    shouldFocusError: false,
  });
  const lookup = useWrite(findSponsor);
  const registration = useWrite(register, {
    onSuccess: () => reset(initial),
    onFailure: (error) => showServerErrors(error, setError, fields),
  });

  // A prerendered page learns the link's id after it has hydrated.
  useEffect(() => {
    if (linkId !== null) setValue('referralId', String(linkId));
  }, [linkId, setValue]);

  const submit = handleSubmit((values) => {
    const id = toSponsorId(values.referralId);
    if (id === null) return;
    if (lookup.now.state === 'done') registration.run(toRegistrationBody(values, id));
    else lookup.run(id);
  });

  return {
    control,
    lookup: lookup.now,
    registration: registration.now,
    fromLink: linkId !== null && !unlocked,
    brokenLink,
    submit: () => void submit(),
    forgetSponsor: lookup.reset,
    changeSponsor() {
      lookup.reset();
      registration.reset();
      setUnlocked(true);
      resetField('referralId', { defaultValue: '' });
    },
  };
}
