import { ButtonLink, Inline } from '@raiz/ui';
import { homeMessages as messages } from '@raiz/ui/messages/global';
import { paths } from '../../shared/paths.ts';

export interface HomeActionsProps {
  /** Whether a session exists. */
  loggedIn: boolean;
}

/** Criar Conta, Explorar Cursos, and Entrar or, for members, Perfil. */
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
