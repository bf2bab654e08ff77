import { Card, Grid, levelLang, LevelLadder, Stack, Stat, Text } from '@raiz/ui';
import { formatCount, formatDate } from '@raiz/ui/format';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';
import { statusWords } from '@raiz/ui/messages/statusWords';
import { knownRows } from '../../shared/rows.ts';
import { DirectReferrals } from './DirectReferrals.tsx';
import { countActive, type DirectReferral, nextSteps, type Qualification } from '../../shared/qualification.ts';

export interface QualificationViewProps {
  /** The answer of `GET /qualificacoes`. */
  qualification: Qualification;
}

function activeOf(referrals: readonly DirectReferral[]): string {
  return messages.activeOf({ active: formatCount(countActive(referrals)), total: formatCount(referrals.length) });
}

/**
 * The current level, the ladder with the requirements for the next level, and the direct referrals.
 */
export function QualificationView({ qualification }: QualificationViewProps) {
  const level = qualification.nivel_atual?.trim() ?? '';
  const known = knownRows(qualification.indicados);
  const steps = nextSteps(qualification.progresso_proximo);
  return (
    <>
      <Grid least="large">
        <Stack>
          <Grid as="dl" least="large">
            <Stat
              label={messages.currentLevel}
              value={<span lang={levelLang(level)}>{level || messages.unknownLevel}</span>}
            />
            <Stat label={messages.lastQualification} value={formatDate(qualification.data_ultima_qualificacao)} />
            <Stat label={messages.directReferrals} value={activeOf(known)} />
          </Grid>
        </Stack>
        <Card title={messages.ladder}>
          <LevelLadder current={level} nextSteps={steps} texts={messages} statusWords={statusWords} />
          {steps.length === 0 && <Text tone="muted">{messages.noNextStep}</Text>}
        </Card>
      </Grid>
      <Card title={messages.directReferrals}>
        <DirectReferrals referrals={qualification.indicados} />
      </Card>
    </>
  );
}
