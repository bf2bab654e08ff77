import { ApiFailure, isAnswerLost, toFailure, type Received } from '@raiz/api-client';
import { readField, readJson } from '@raiz/api-client/rules';
import {
  Button,
  CheckboxField,
  Form,
  Inline,
  Notice,
  NumberField,
  PasswordField,
  SponsorCard,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@raiz/ui';
import { emptyValue, trimUnseen } from '@raiz/ui/format';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import { useEffect } from 'react';
import { api } from '../../shared/session/api.ts';
import { forgetInvitation } from '../../shared/session/invitation.ts';
import { EmailText } from '../../shared/member/EmailLink.tsx';
import { FormField, type BoundField } from '../../shared/writes/FormField.tsx';
import { FormFailure } from '../../shared/writes/FormFailure.tsx';
import type { ApiForm } from '../../shared/writes/useApiForm.ts';
import { paths } from '../../shared/page/paths.ts';
import { useSavedForm } from '../../shared/saved/useSavedForm.tsx';
import { useWrite } from '../../shared/writes/useWrite.ts';
import {
  checkRegistration,
  emptyRegistration,
  referrerIdIn,
  toRegistrationBody,
  type RegistrationValues,
} from './registrationValues.ts';
import type { OpenInvitation } from './useInvitation.ts';

type Sponsor = Received<'Patrocinador'>;

function hasName(body: unknown): boolean {
  const name = readField(body, 'name');
  return typeof name === 'string' && trimUnseen(name) !== '';
}

/**
 * Turns a success without a name into a 404, like that of an unknown id
 * (docs/api-decisions.md#readsponsor). A body that is not JSON stays a failure.
 */
const namelessIsUnknown = {
  async onResponse({ response }: { response: Response }) {
    if (!response.ok) return undefined;
    // The client lets `text()` be called repeatedly, and nothing else.
    const body = readJson(await response.text());
    return body === undefined || hasName(body) ? undefined : new Response('{}', { status: 404 });
  },
};

async function findSponsor(id: number): Promise<Sponsor> {
  const { data } = await api.GET('/user-by-id/{id}', { params: { path: { id } }, middleware: [namelessIsUnknown] });
  if (!data) throw new ApiFailure('shape');
  return data;
}

/** Whether a look-up failed because no member has the id. */
function isUnknown(error: unknown): boolean {
  return error !== null && toFailure(error).status === 404;
}

/** Whether the registration may have been stored: the answer was lost, or that of an attempt before. */
function mayBeDone(error: unknown): boolean {
  return error !== null && (isAnswerLost(error) || toFailure(error).status === 409);
}

async function register(values: RegistrationValues) {
  const { data } = await api.POST('/register', { body: toRegistrationBody(values) });
  return data;
}

/** Values that a draft must not have: passwords and the consent. */
const notInDraft = { password: '', confirmation: '', termos_aceitos: false };

/** Registration in two steps: the sponsor look-up and, after the confirmation, the registration. */
export interface Registration {
  form: ApiForm<RegistrationValues, Received<'Mensagem'> | undefined>;
  /** The fields have the values of a stored draft. */
  restored: boolean;
  /** The found sponsor, to be confirmed; or null. */
  sponsor: Sponsor | null;
  /** The look-up is pending. */
  searching: boolean;
  /** Why the look-up failed, or null. */
  searchError: unknown;
  /** The id is from an invitation and locked. */
  fromLink: boolean;
  /** The referral link has no usable id. */
  brokenLink: boolean;
  /** Ignores a pending look-up, when the id changes. */
  resetSponsor: () => void;
  /** Alterar: clears and unlocks the id, and removes the sponsor card. */
  changeSponsor: () => void;
}

/** The registration form and its calls. */
export function useRegistration({ id: linkId, broken: brokenLink, forget }: OpenInvitation): Registration {
  const lookup = useWrite(findSponsor, {
    failure: null,
    onFailure: (error) =>
      isUnknown(error) && form.setFieldErrors([{ field: 'referrer_id', message: messages.sponsorNotFound }]),
  });
  const sponsor = lookup.data ?? null;
  const form = useSavedForm<RegistrationValues, Received<'Mensagem'> | undefined>({
    draftKey: 'registration',
    owner: 'visitor',
    notInDraft,
    stored: null,
    values: emptyRegistration(linkId === null ? '' : String(linkId)),
    asTyped: ['password', 'confirmation'],
    check: checkRegistration,
    send: register,
    failure: { fallback: messages.failed, connection: messages.connectionFailed },
    onSuccessAlways: forgetInvitation,
    onSuccess() {
      forget();
      form.reset(emptyRegistration(''));
    },
    // The user confirms the sponsor before the registration is sent.
    ...(sponsor === null && { beforeSubmit: (values: RegistrationValues) => lookup.run(Number(values.referrer_id)) }),
  });
  const { resetField, setFocus } = form;

  // On a prerendered page the id arrives after hydration.
  useEffect(() => {
    if (linkId !== null) resetField('referrer_id', { defaultValue: String(linkId) });
  }, [linkId, resetField]);

  return {
    form,
    restored: form.unsaved.restored !== null,
    sponsor,
    searching: lookup.busy,
    searchError: lookup.error,
    fromLink: linkId !== null,
    brokenLink,
    resetSponsor: lookup.reset,
    changeSponsor() {
      // The focused button unmounts with the card.
      setFocus('referrer_id');
      lookup.reset();
      form.resetRequest();
      forget();
      resetField('referrer_id', { defaultValue: '' });
    },
  };
}

/** The form. The card of a found sponsor replaces the submit button. */
export function RegistrationForm(registration: Registration) {
  const { form, restored, sponsor, searching, searchError } = registration;
  const { control, busy, error, failure } = form;

  return (
    <Form busy={searching || busy} onSubmit={form.submit}>
      {restored && <Notice>{messages.restored}</Notice>}
      <FormField control={control} name="name">
        {(field) => <TextField {...field} label={messages.name} autoComplete="name" required />}
      </FormField>
      <FormField control={control} name="email">
        {(field) => <TextField {...field} label={messages.email} type="email" autoComplete="username" required />}
      </FormField>
      <FormField control={control} name="password">
        {(field) => <PasswordField {...field} label={messages.password} autoComplete="new-password" required />}
      </FormField>
      <FormField control={control} name="confirmation">
        {(field) => <PasswordField {...field} label={messages.confirmPassword} autoComplete="new-password" required />}
      </FormField>
      <FormField control={control} name="referrer_id">
        {(field) => <ReferrerField {...registration} field={field} />}
      </FormField>
      <FormField control={control} name="termos_aceitos">
        {/* The hint names e-mails: LGPD, art. 8, requires specific consent. */}
        {({ value, ...field }) => (
          <CheckboxField
            {...field}
            required
            checked={value}
            hint={messages.termsConsent}
            label={
              <>
                {messages.acceptTermsBefore}{' '}
                <TextLink href={paths.terms} newTab>
                  {messages.termsLink}
                </TextLink>
              </>
            }
          />
        )}
      </FormField>
      {searchError !== null && !isUnknown(searchError) && <Notice tone="danger">{messages.sponsorLookupFailed}</Notice>}
      {sponsor !== null ? (
        <SponsorConfirmation sponsor={sponsor} busy={busy} onChange={registration.changeSponsor} />
      ) : (
        <Button type="submit" block busy={searching} busyLabel={messages.lookingUpSponsor}>
          {messages.register}
        </Button>
      )}
      <FormFailure failure={failure} actions={mayBeDone(error) && <Text>{messages.maybeDone}</Text>} />
    </Form>
  );
}

interface ReferrerFieldProps extends Registration {
  field: BoundField<RegistrationValues, 'referrer_id'>;
}

/** The referral id; read-only if it is from a link, or while the sponsor card shows. */
function ReferrerField(props: ReferrerFieldProps) {
  const { field, form, fromLink, brokenLink, sponsor, searchError, resetSponsor, changeSponsor } = props;
  const hint = fromLink
    ? messages.referralIdFromLink
    : sponsor !== null
      ? messages.referralIdLocked
      : brokenLink
        ? messages.referralIdBrokenLink
        : messages.referralIdHint;
  return (
    <Stack gap={8}>
      <NumberField
        {...field}
        find={referrerIdIn}
        label={messages.referralId}
        hint={hint}
        required
        readOnly={fromLink || sponsor !== null}
        onChange={(digits) => {
          resetSponsor();
          field.onChange(digits);
          // Shows the error of a pasted text without an id at once.
          if (/\D/.test(digits)) void form.trigger('referrer_id');
          else form.clearErrors('referrer_id');
        }}
      />
      {fromLink && isUnknown(searchError) && (
        <Inline>
          <Button variant="secondary" size="small" onClick={changeSponsor}>
            {messages.sponsor.change}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

interface SponsorConfirmationProps {
  sponsor: Sponsor;
  /** The registration is pending. */
  busy: boolean;
  /** Alterar. */
  onChange: () => void;
}

/** The card 'Dados do indicador', inside the form: Confirmar submits it. */
function SponsorConfirmation({ sponsor: { name, email, phone }, busy, onChange }: SponsorConfirmationProps) {
  const texts = messages.sponsor;
  return (
    <SponsorCard
      title={texts.title}
      name={name ?? ''}
      items={[
        { label: texts.name, value: name || emptyValue },
        { label: texts.email, value: <EmailText>{email || emptyValue}</EmailText> },
        ...(phone ? [{ label: texts.phone, value: phone }] : []),
      ]}
      takeFocus
      actions={
        <Stack gap={12}>
          <Text>{texts.question}</Text>
          <Inline>
            <Button variant="secondary" pause="appears" disabled={busy} onClick={onChange}>
              {texts.change}
            </Button>
            <Button type="submit" pause="appears" busy={busy} busyLabel={messages.registering}>
              {texts.confirm}
            </Button>
          </Inline>
        </Stack>
      }
    />
  );
}
