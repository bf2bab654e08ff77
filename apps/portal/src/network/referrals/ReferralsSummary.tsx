import { formatCount } from '@raiz/ui/format';
import { Grid, Inline, Stack, Stat, Text } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { memo } from 'react';
import { depthWords } from './depthWords.ts';
import type { FoundReferrals } from './findReferrals.ts';

export interface ReferralsSummaryProps {
  /** The people who pass the filters, with their counts. */
  found: FoundReferrals;
}

/** Counts of the filtered people by status and by depth. */
export const ReferralsSummary = memo(function ReferralsSummary({ found }: ReferralsSummaryProps) {
  const { people, byStatus, byDepth } = found;
  const words = messages.summary;
  const stats: [string, number][] = [
    [words.total, people.length],
    [words.direct, byDepth.get(1) ?? 0],
    [words.active, byStatus.get('Ativa') ?? 0],
    [words.trial, byStatus.get('Teste') ?? 0],
    [words.inactive, byStatus.get('Inativa') ?? 0],
    [words.pending, byStatus.get('Pendente') ?? 0],
  ];
  return (
    <Stack gap={12}>
      <Grid as="dl" least="small" gap={12}>
        {stats.map(([label, count]) => (
          <Stat key={label} label={label} value={formatCount(count)} />
        ))}
      </Grid>
      <Text size="small" tone="muted" strong>
        {messages.depths}
      </Text>
      <Inline as="ul" gap={16}>
        {depthWords(byDepth).map((text, at) => (
          // Keyed by position: a keystroke changes the texts, not the number of elements.
          <Text key={at} as="li" size="small" figures="tabular">
            {text}
          </Text>
        ))}
      </Inline>
    </Stack>
  );
});
