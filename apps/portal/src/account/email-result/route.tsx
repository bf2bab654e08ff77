import { ButtonLink, Inline, Notice, Text } from '@raiz/ui';
import { emailResultMessages as messages } from '@raiz/ui/messages/account';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { FormPage, FormRail } from '../shared/FormPage.tsx';

const points = [
  { title: messages.steps.logIn, text: messages.steps.logInText },
  { title: messages.steps.activate, text: messages.steps.activateText },
  { title: messages.steps.share, text: messages.steps.shareText },
];

/** `/email-confirmado`: result of the confirmation link, with `?success=1` when it worked. */
export function Route() {
  const [search] = useSearchParams();
  const verified = search.get('success') === '1';
  return (
    <FormPage
      header={<ScreenHeader>{messages.title}</ScreenHeader>}
      rail={<FormRail title={messages.steps.title} points={points} />}
    >
      <Notice tone={verified ? 'success' : 'danger'} title={verified ? messages.success : messages.failed}>
        <Text>{verified ? messages.successHelp : messages.failedHelp}</Text>
      </Notice>
      <Inline>
        <ButtonLink href={paths.login}>{messages.goToLogin}</ButtonLink>
      </Inline>
    </FormPage>
  );
}
