import { ButtonLink, FailureIcon, PageLayout, Result, SuccessIcon } from '@raiz/ui';
import { emailResultMessages as messages } from '@raiz/ui/messages/account';
import { trimUnseen } from '@raiz/ui/format';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { BrandPattern } from '../../shared/page/BrandPattern.tsx';
import { LoggedInNotice } from '../shared/LoggedInNotice.tsx';

/** `/email-confirmado`: result of the confirmation link, with `?success=1` when it worked. */
export function Route() {
  const [query] = useSearchParams();
  const verified = trimUnseen(query.get('success') ?? '') === '1';
  return (
    <PageLayout>
      <Result
        cover={verified && <BrandPattern />}
        icon={verified ? <SuccessIcon size="hero" /> : <FailureIcon size="hero" />}
        tone={verified ? 'success' : 'danger'}
        heading={
          <ScreenHeader centred documentTitle={messages.title}>
            {verified ? messages.success : messages.failed}
          </ScreenHeader>
        }
        actions={
          <>
            <ButtonLink block href={paths.login}>
              {messages.goToLogin}
            </ButtonLink>
            {verified && (
              <ButtonLink block variant="secondary" href={paths.catalogue}>
                {messages.goToCatalogue}
              </ButtonLink>
            )}
            <LoggedInNotice />
          </>
        }
      >
        <p>{verified ? messages.successHelp : messages.failedHelp}</p>
      </Result>
    </PageLayout>
  );
}
