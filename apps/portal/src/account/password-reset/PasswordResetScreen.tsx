import type { Schemas } from '@raiz/api-client';
import { ButtonLink, Card, Notice, PageLayout, Text, TextLink } from '@raiz/ui';
import { passwordResetMessages as messages } from '@raiz/ui/messages/account';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import type { CallState } from '../shared/useCall.ts';
import { PasswordResetForm } from './PasswordResetForm.tsx';

export interface PasswordResetScreenProps {
  /** Whether the address held a token. */
  hasToken: boolean;
  /** The request; once done its message takes the form's place. */
  reset: CallState<unknown, Schemas['Mensagem'] | undefined>;
  /** Called with a password that passed the checks. */
  onReset: (password: string) => void;
}

/** Password reset (spec, section 2): the form, what stands in its place without a token, or what comes after it. */
export function PasswordResetScreen({ hasToken, reset, onReset }: PasswordResetScreenProps) {
  return (
    <PageLayout width="form">
      <ScreenTitle>{messages.title}</ScreenTitle>
      {reset.state === 'done' ? (
        <Notice tone="success" takeFocus actions={<ButtonLink href={paths.login}>{messages.goToLogin}</ButtonLink>}>
          {reset.data?.message || messages.success}
        </Notice>
      ) : hasToken ? (
        <>
          <Text tone="muted">{messages.introduction}</Text>
          <Card>
            <PasswordResetForm
              busy={reset.state === 'busy'}
              failure={reset.state === 'failed' ? reset.error : null}
              onReset={onReset}
            />
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
      {reset.state !== 'done' && (
        <TextLink look="standalone" href={paths.login}>
          {messages.backToLogin}
        </TextLink>
      )}
    </PageLayout>
  );
}
