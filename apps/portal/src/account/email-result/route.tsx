import { ButtonLink, Notice, PageLayout, Text } from '@raiz/ui';
import { emailResultMessages as messages } from '@raiz/ui/messages/account';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';

/** `/email-confirmado`: result of the confirmation link, with `?success=1` when it worked. */
export function Route() {
  const [search] = useSearchParams();
  const verified = search.get('success') === '1';
  return (
    <PageLayout content="form">
      <ScreenHeader>{messages.title}</ScreenHeader>
      <Notice tone={verified ? 'success' : 'danger'} title={verified ? messages.success : messages.failed}>
        <Text>{verified ? messages.successHelp : messages.failedHelp}</Text>
      </Notice>
      <ButtonLink href={paths.login}>{messages.goToLogin}</ButtonLink>
    </PageLayout>
  );
}
