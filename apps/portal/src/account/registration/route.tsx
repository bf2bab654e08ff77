import type { Received } from '@raiz/api-client';
import { ButtonLink, Card, Heading, MailIcon, Result, Text, TextLink, useHydrated } from '@raiz/ui';
import { dropUnseen } from '@raiz/ui/format';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useCarryEmail } from '../shared/carriedEmail.ts';
import { FormPage, FormRail } from '../shared/FormPage.tsx';
import { MailPreview } from '../shared/MailPreview.tsx';
import { RegistrationForm, useRegistration } from './RegistrationForm.tsx';
import { readReferral } from './registrationValues.ts';

/** The registration in three steps, beside the form. */
const points = [
  { title: messages.steps.form, text: messages.steps.formText },
  { title: messages.steps.sponsor, text: messages.steps.sponsorText },
  { title: messages.steps.confirmation, text: messages.steps.confirmationText },
];

/**
 * `/cadastro`: the form and its sponsor card, or the next steps after registering. A referral link
 * has the sponsor's id in the query as `ref`.
 */
export function Route() {
  const [search] = useSearchParams();
  // The build prerenders the page without a query.
  const registration = useRegistration(readReferral(useHydrated() ? search : new URLSearchParams()));
  const { done, data, sent } = registration.form;
  return (
    <FormPage
      header={<ScreenHeader lead={done ? undefined : messages.introduction}>{messages.title}</ScreenHeader>}
      rail={
        <FormRail
          title={messages.steps.title}
          points={points}
          current={done ? 3 : registration.sponsor === null ? 1 : 2}
        />
      }
    >
      {done && sent !== null ? (
        <RegistrationDone email={dropUnseen(sent.email)} answer={data} />
      ) : (
        <>
          <Card>
            <RegistrationForm {...registration} />
          </Card>
          <Text>
            {messages.haveAccount} <TextLink href={paths.login}>{messages.logIn}</TextLink>
          </Text>
        </>
      )}
    </FormPage>
  );
}

interface RegistrationDoneProps {
  /** Address of the confirmation e-mail. */
  email: string;
  /** The server's answer, if it had a body. */
  answer: Received<'Mensagem'> | undefined;
}

/** Replaces the form: the server's message, the test e-mail and a link to /login. */
function RegistrationDone({ email, answer }: RegistrationDoneProps) {
  const carryEmail = useCarryEmail(paths.login, email);
  const texts = messages.success;
  return (
    <Result
      icon={<MailIcon size="hero" />}
      tone="success"
      takeFocus
      heading={<Heading level={2}>{texts.title}</Heading>}
      actions={
        <ButtonLink block href={paths.login} onClick={carryEmail}>
          {texts.goToLogin}
        </ButtonLink>
      }
    >
      <p>{answer?.message || texts.fallback}</p>
      <p>{texts.sentTo({ email })}</p>
      <MailPreview url={answer?.preview_url} label={texts.preview} />
    </Result>
  );
}
