import { Card, LevelLadder } from '@raiz/ui';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';
import { DirectReferrals } from './DirectReferrals.tsx';
import { NextLevelCard } from './NextLevelCard.tsx';
import type { Qualification } from '../../shared/member/qualification.ts';

export interface QualificationViewProps {
  /** The answer of `GET /qualificacoes`. */
  qualification: Qualification;
}

/** The next level and what is missing for it, the ladder, and the direct referrals. */
export function QualificationView({ qualification }: QualificationViewProps) {
  return (
    <>
      <NextLevelCard qualification={qualification} />
      <Card title={messages.ladder}>
        <LevelLadder current={qualification.nivel_atual?.trim() ?? ''} texts={messages} />
      </Card>
      <DirectReferrals referrals={qualification.indicados} />
    </>
  );
}
