import type { Received, Schemas } from '@raiz/api-client';
import { useEffect, useState } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { api } from '../../shared/api.ts';
import { showServerErrors } from '../../shared/form/FormField.tsx';
import { useWrite, type Write } from '../../shared/useWrite.ts';
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

/** Registration in two steps: the sponsor look-up and, once confirmed, the registration. */
export interface Registration {
  control: Control<RegistrationValues>;
  /** The look-up; once it succeeds, the sponsor card waits for the confirmation. */
  lookup: Write<number, Sponsor>;
  registration: Write<Body, Received<'Mensagem'> | undefined>;
  /** The id came with a referral link and has not been unlocked. */
  fromLink: boolean;
  /** The referral link has an invalid id. */
  brokenLink: boolean;
  /** Looks the sponsor up or, with the sponsor card shown, registers. */
  submit: () => void;
  /** Discards a look-up under way, when the id changes. */
  forgetSponsor: () => void;
  /** Alterar: clears and unlocks the id, and removes the sponsor card. */
  changeSponsor: () => void;
}

/**
 * The registration form and its calls.
 * @param referral The `ref` of the query.
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

  // On a prerendered page the id arrives after hydration.
  useEffect(() => {
    if (linkId !== null) setValue('referralId', String(linkId));
  }, [linkId, setValue]);

  const submit = handleSubmit((values) => {
    const id = toSponsorId(values.referralId);
    if (id === null) return;
    if (lookup.status === 'success') registration.run(toRegistrationBody(values, id));
    else lookup.run(id);
  });

  return {
    control,
    lookup,
    registration,
    fromLink: linkId !== null && !unlocked,
    brokenLink,
    submit: () => submit(),
    forgetSponsor: lookup.reset,
    changeSponsor() {
      lookup.reset();
      registration.reset();
      setUnlocked(true);
      resetField('referralId', { defaultValue: '' });
    },
  };
}
