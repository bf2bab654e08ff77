import { ButtonLink, Card, Notice, PageLayout, Text, TextLink } from '@raiz/ui';
import { passwordResetMessages as messages } from '@raiz/ui/messages/account';
import { useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { useResetToken } from './useResetToken.ts';

/** `/redefinir-senha`: chooses a new password with the token from an e-mail. */
export function Route() {
  const token = useResetToken();
  const [done, setDone] = useState<string | null>(null);
  return (
    <PageLayout content="form">
      <ScreenHeader>{messages.title}</ScreenHeader>
      {done !== null ? (
        <Notice tone="success" takeFocus actions={<ButtonLink href={paths.login}>{messages.goToLogin}</ButtonLink>}>
          {done}
        </Notice>
      ) : token !== null ? (
        <>
          <Text tone="muted">{messages.introduction}</Text>
          <Card>
            <PasswordResetForm token={token} onReset={(answer) => setDone(answer?.message || messages.success)} />
          </Card>
        </>
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
    </PageLayout>
  );
}
