import { ButtonLink, Card, Notice, Text, TextLink } from '@raiz/ui';
import { passwordResetMessages as messages } from '@raiz/ui/messages/account';
import { useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';
import { FormPage } from '../shared/FormPage.tsx';
import { PasswordSteps } from '../shared/PasswordSteps.tsx';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { useResetToken } from './useResetToken.ts';

/** `/redefinir-senha`: chooses a new password with the token from an e-mail. */
export function Route() {
  const token = useResetToken();
  const [done, setDone] = useState<string | null>(null);
  const isOpen = done === null && token !== null;
  return (
    <FormPage
      header={<ScreenHeader lead={isOpen ? messages.introduction : undefined}>{messages.title}</ScreenHeader>}
      rail={<PasswordSteps current={done !== null ? 4 : token === null ? 1 : 3} />}
    >
      {done !== null ? (
        <Notice tone="success" takeFocus actions={<ButtonLink href={paths.login}>{messages.goToLogin}</ButtonLink>}>
          {done}
        </Notice>
      ) : token !== null ? (
        <Card>
          <PasswordResetForm token={token} onReset={(answer) => setDone(answer?.message || messages.success)} />
        </Card>
      ) : (
        <Notice
          tone="danger"
          actions={<ButtonLink href={paths.passwordRecovery}>{messages.requestNewLink}</ButtonLink>}
        >
          {messages.tokenMissing}
          <Text>{messages.tokenMissingHelp}</Text>
        </Notice>
      )}
      {done === null && (
        <TextLink look="standalone" href={paths.login}>
          {messages.backToLogin}
        </TextLink>
      )}
    </FormPage>
  );
}
