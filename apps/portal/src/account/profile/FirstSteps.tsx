import type { Received } from '@raiz/api-client';
import { hasPremiumAccess, isWebUrl } from '@raiz/api-client/rules';
import { ButtonLink, SettingsList, SettingsRow } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { paths } from '../../shared/page/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { whatsAppAddress } from './ReferralCard.tsx';

const messages = profileMessages.start;

export interface FirstStepsProps {
  /** Id of the member; null when unknown. */
  member: number | null;
  /** Status and end date; undefined when unknown. */
  subscription: Received<'StatusAssinatura'> | undefined;
  /** The referral link; null or undefined when unknown. */
  link: string | null | undefined;
}

/** What a new member has not done yet, each with its button; the first one is the main action. */
export function FirstSteps({ member, subscription, link }: FirstStepsProps) {
  const query = { params: { query: { user_id: member ?? 0 } } };
  const courses = $api.useQuery('get', '/user/courses', query, { enabled: member !== null });
  const isActive = subscription !== undefined && hasPremiumAccess(subscription, new Date());
  const steps = [
    ...(isActive ? [] : [{ ...messages.subscribe, href: paths.subscription }]),
    ...(courses.data?.length === 0 ? [{ ...messages.learn, href: paths.catalogue }] : []),
    ...(link && isWebUrl(link) ? [{ ...messages.invite, href: whatsAppAddress(link), newTab: true }] : []),
  ];
  return (
    <SettingsList label={messages.title}>
      {steps.map(({ label, help, action, ...target }, at) => (
        <SettingsRow
          key={label}
          label={label}
          value={help}
          action={
            <ButtonLink size="small" variant={at === 0 ? 'primary' : 'secondary'} {...target}>
              {action}
            </ButtonLink>
          }
        />
      ))}
    </SettingsList>
  );
}
