import type { Received } from '@raiz/api-client';
import { ButtonLink, Card, MailIcon, PageLayout, Result, Text, TextLink } from '@raiz/ui';
import { dropUnseen } from '@raiz/ui/format';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { carryEmail } from '../shared/carriedEmail.ts';
import { BrandPattern } from '../../shared/page/BrandPattern.tsx';
import { LoggedInNotice } from '../shared/LoggedInNotice.tsx';
import { MailPreview } from '../shared/MailPreview.tsx';
import { RegistrationForm, useRegistration } from './RegistrationForm.tsx';
import { RegistrationRail } from './RegistrationRail.tsx';
import { useInvitation } from './useInvitation.ts';
import * as styles from './RegistrationRail.css.ts';

/**
 * `/cadastro`: the form and its sponsor card, or the next steps after registering. The sponsor's id is that of the
 * invitation, if there is one.
 */
export function Route() {
  const registration = useRegistration(useInvitation());
  const { done, data, sent } = registration.form;
  if (done && sent !== null) return <RegistrationDone email={dropUnseen(sent.email)} answer={data} />;
  return (
    <PageLayout>
      <div className={styles.columns}>
        <div className={styles.form}>
          <ScreenHeader lead={messages.introduction}>{messages.title}</ScreenHeader>
          <Card>
            <RegistrationForm {...registration} />
            <Text>
              {messages.haveAccount} <TextLink href={paths.login}>{messages.logIn}</TextLink>
            </Text>
          </Card>
          <LoggedInNotice />
        </div>
        <RegistrationRail current={registration.sponsor === null ? 1 : 2} />
      </div>
    </PageLayout>
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
  const texts = messages.success;
  return (
    <PageLayout>
      <Result
        icon={<MailIcon size="hero" />}
        cover={<BrandPattern />}
        tone="success"
        takeFocus
        heading={
          <ScreenHeader centred documentTitle={messages.title}>
            {texts.title}
          </ScreenHeader>
        }
        actions={
          <>
            <ButtonLink block variant="secondary" href={paths.login} onClick={() => carryEmail(email)}>
              {texts.goToLogin}
            </ButtonLink>
            <LoggedInNotice email={email} />
          </>
        }
      >
        <p>{answer?.message || texts.fallback}</p>
        <p>{texts.sentTo({ email })}</p>
        <MailPreview url={answer?.preview_url} label={texts.preview} />
      </Result>
    </PageLayout>
  );
}
