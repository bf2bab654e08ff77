import { ButtonLink, Card, Stack, Text } from '@raiz/ui';
import { premiumNoticeMessages } from '@raiz/ui/messages/learning';
import { paths } from '../../shared/page/paths.ts';
import { useAccessNote } from './premiumAccess.ts';

export interface PremiumNoticeProps {
  /** The content that needs the subscription. */
  content: 'course' | 'lesson';
}

/**
 * Says that the content needs a subscription, links to it and, after a cancellation, shows the end
 * date (docs/specification.md#premium-access).
 */
export function PremiumNotice({ content }: PremiumNoticeProps) {
  const note = useAccessNote();
  return (
    <Card tone="premium" title={premiumNoticeMessages.title}>
      <Stack align="start">
        <Text>{premiumNoticeMessages[content]}</Text>
        {note !== null && <Text>{note}</Text>}
        <ButtonLink href={paths.subscription}>{premiumNoticeMessages.subscribe}</ButtonLink>
      </Stack>
    </Card>
  );
}
