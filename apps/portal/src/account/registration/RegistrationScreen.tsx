import { Card, PageLayout, Text, TextLink } from '@raiz/ui';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { RegistrationDone } from './RegistrationDone.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import type { Registration } from './useRegistration.ts';

/** Registration (spec, section 2): the form with its sponsor card, or, once registered, what to do next. */
export function RegistrationScreen(props: Registration) {
  const { registration } = props;
  return (
    <PageLayout width="form">
      <ScreenTitle>{messages.title}</ScreenTitle>
      {registration.state === 'done' ? (
        <RegistrationDone email={registration.input.email} answer={registration.data} />
      ) : (
        <>
          <Text tone="muted">{messages.introduction}</Text>
          <Card>
            <RegistrationForm {...props} />
          </Card>
          <Text>
            {messages.haveAccount} <TextLink href={paths.login}>{messages.logIn}</TextLink>
          </Text>
        </>
      )}
    </PageLayout>
  );
}
