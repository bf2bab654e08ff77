import { ButtonLink, Card, Stack, Text } from '@raiz/ui';
import { premiumNoticeMessages } from '@raiz/ui/messages/learning';
import { paths } from '../../shared/paths.ts';
import { useAccessNote } from './useAccessNote.ts';

export interface PremiumNoticeProps {
  /** What is closed. */
  content: 'course' | 'lesson';
}

/** Says that the content is for subscribers only, with the way to subscribe and, after a cancellation, the end date (spec, section 8). */
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
