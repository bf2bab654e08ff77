import { ButtonLink, Card, Notice, PageLayout } from '@raiz/ui';
import { loginMessages as messages } from '@raiz/ui/messages/account';
import { troubleMessages } from '@raiz/ui/messages/global';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

export interface LoginScreenProps extends LoginFormProps {
  /** Why the person was sent here, if they were. */
  notice?: string;
  /** The page to try again, for someone whose session still stands. */
  retryHref?: string;
}

/** Login (spec, section 2). */
export function LoginScreen({ notice, retryHref, ...form }: LoginScreenProps) {
  return (
    <div data-visitors>
      <PageLayout width="form">
        <ScreenTitle>{messages.title}</ScreenTitle>
        {notice !== undefined && (
          <Notice actions={retryHref && <ButtonLink href={retryHref}>{troubleMessages.retry}</ButtonLink>}>
            {notice}
          </Notice>
        )}
        <Card>
          <LoginForm {...form} />
        </Card>
      </PageLayout>
    </div>
  );
}
