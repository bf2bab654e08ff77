import { ButtonLink, Inline } from '@raiz/ui';
import { homeMessages as messages } from '@raiz/ui/messages/global';
import { paths } from '../../shared/paths.ts';

export interface HomeActionsProps {
  /** Whether a token is stored. */
  loggedIn: boolean;
}

/** Criar Conta, Entrar or, with a token, Perfil, and Explorar Cursos. */
export function HomeActions({ loggedIn }: HomeActionsProps) {
  return (
    <div data-visitors={loggedIn ? undefined : true}>
      <Inline>
        <ButtonLink href={paths.registration} variant={loggedIn ? 'secondary' : 'primary'}>
          {messages.createAccount}
        </ButtonLink>
        {loggedIn ? (
          <ButtonLink href={paths.profile}>{messages.profile}</ButtonLink>
        ) : (
          <ButtonLink href={paths.login} variant="secondary">
            {messages.logIn}
          </ButtonLink>
        )}
        <ButtonLink href={paths.catalogue} variant="secondary">
          {messages.exploreCourses}
        </ButtonLink>
      </Inline>
    </div>
  );
}
