import { Notice } from '@raiz/ui';
import type { Standing } from './standing.ts';

export interface StandingNoticeProps {
  /** The status as shown. */
  standing: Standing;
}

/**
 * The status message in the place of the banner, with the remaining days of a trial below it. An
 * active subscription has none: its sentence is on the plan.
 */
export function StandingNotice({ standing: { tone, sentence, details } }: StandingNoticeProps) {
  if (tone === 'success') return null;
  if (details.length === 0) {
    return (
      <Notice tone={tone} quiet>
        {sentence}
      </Notice>
    );
  }
  return (
    <Notice tone={tone} quiet title={sentence}>
      {details.map((detail) => (
        <div key={detail}>{detail}</div>
      ))}
    </Notice>
  );
}
