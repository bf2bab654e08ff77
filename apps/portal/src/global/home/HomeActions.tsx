import { ButtonLink, Inline } from '@raiz/ui';
import { homeMessages as messages } from '@raiz/ui/messages/global';
import { paths } from '../../shared/paths.ts';

export interface HomeActionsProps {
  /** Whether a session exists. */
  loggedIn: boolean;
}

/** Criar Conta, Entrar and Explorar Cursos; for members first Perfil, and Criar Conta last. */
export function HomeActions({ loggedIn }: HomeActionsProps) {
  const courses = (
    <ButtonLink href={paths.catalogue} variant="secondary">
      {messages.exploreCourses}
    </ButtonLink>
  );
  return (
    <div data-visitors={loggedIn ? undefined : true}>
      {loggedIn ? (
        <Inline>
          <ButtonLink href={paths.profile}>{messages.profile}</ButtonLink>
          {courses}
          <ButtonLink href={paths.registration} variant="quiet">
            {messages.createAccount}
          </ButtonLink>
        </Inline>
      ) : (
        <Inline>
          <ButtonLink href={paths.registration}>{messages.createAccount}</ButtonLink>
          <ButtonLink href={paths.login} variant="secondary">
            {messages.logIn}
          </ButtonLink>
          {courses}
        </Inline>
      )}
    </div>
  );
}
