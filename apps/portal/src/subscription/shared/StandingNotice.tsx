import { Notice } from '@raiz/ui';
import type { Standing } from './standing.ts';

export interface StandingNoticeProps {
  /** How the subscription stands: tone, sentence, details and last day of access. */
  standing: Standing;
}

/** The status message: one sentence, and the days of a trial below it (spec, section 2). */
export function StandingNotice({ standing: { tone, sentence, details } }: StandingNoticeProps) {
  if (details.length === 0)
    return (
      <Notice tone={tone} quiet>
        {sentence}
      </Notice>
    );
  return (
    <Notice tone={tone} quiet title={sentence}>
      {details.map((detail) => (
        <div key={detail}>{detail}</div>
      ))}
    </Notice>
  );
}
