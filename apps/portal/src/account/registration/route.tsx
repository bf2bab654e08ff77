import { Card, Text, TextLink, useHydrated } from '@raiz/ui';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';
import { FormPage } from '../shared/FormPage.tsx';
import { readReferral } from './readReferral.ts';
import { RegistrationDone } from './RegistrationDone.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import { useRegistration } from './useRegistration.ts';

/**
 * `/cadastro`: the form and its sponsor card, or the next steps after registering. A referral link
 * has the sponsor's id in the query as `ref`.
 */
export function Route() {
  const [search] = useSearchParams();
  // The build prerenders the page without a query.
  const registration = useRegistration(readReferral(useHydrated() ? search : new URLSearchParams()));
  const request = registration.registration;
  return (
    <FormPage
      header={
        <ScreenHeader lead={request.status === 'success' ? undefined : messages.introduction}>
          {messages.title}
        </ScreenHeader>
      }
      rail={<RegistrationSteps {...registration} />}
    >
      {request.status === 'success' ? (
        <RegistrationDone email={request.variables.email} answer={request.data} />
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
