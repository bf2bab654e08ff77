import { ButtonLink, Card, Stack, Text } from '@raiz/ui';
import { premiumNoticeMessages } from '@raiz/ui/messages/learning';
import { paths } from '../../shared/page/paths.ts';
import * as styles from './CourseAside.css.ts';
import { useAccessNote } from './premiumAccess.ts';

/**
 * Says that the course needs a subscription and what it costs, links to it and, after a cancellation, shows the end
 * date (docs/specification.md#premium-access).
 */
export function PremiumNotice() {
  const note = useAccessNote();
  return (
    <Card tone="premium" title={premiumNoticeMessages.title}>
      <Stack>
        <Text>{premiumNoticeMessages.course}</Text>
        <Text>{premiumNoticeMessages.price}</Text>
        {note !== null && <Text>{note}</Text>}
        <div className={styles.subscribe}>
          <ButtonLink block href={paths.subscription}>
            {premiumNoticeMessages.subscribe}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
