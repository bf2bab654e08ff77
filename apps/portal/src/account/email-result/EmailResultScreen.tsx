import { ButtonLink, Notice, PageLayout, Text } from '@raiz/ui';
import { emailResultMessages as messages } from '@raiz/ui/messages/account';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';

/** `/email-confirmado`: what came of the link in the confirmation e-mail; the query says `success=1` (spec, section 2). */
export function EmailResultScreen() {
  const [search] = useSearchParams();
  const verified = search.get('success') === '1';
  return (
    <PageLayout width="form">
      <ScreenTitle>{messages.title}</ScreenTitle>
      <Notice tone={verified ? 'success' : 'danger'} title={verified ? messages.success : messages.failed}>
        <Text>{verified ? messages.successHelp : messages.failedHelp}</Text>
      </Notice>
      <ButtonLink href={paths.login}>{messages.goToLogin}</ButtonLink>
    </PageLayout>
  );
}
