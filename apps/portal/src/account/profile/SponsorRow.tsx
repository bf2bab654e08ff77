import type { Received } from '@raiz/api-client';
import { SettingsRow, Skeleton } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { EmailLink } from '../../shared/member/EmailLink.tsx';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import type { QueryResult } from '../../shared/reads/stateOf.ts';

const messages = profileMessages.sponsor;

export interface SponsorRowProps {
  /** The member's sponsor. */
  sponsor: QueryResult<Received<'MeuIndicador'>>;
}

/** Who referred the member: name and e-mail. */
export function SponsorRow({ sponsor }: SponsorRowProps) {
  return (
    <SettingsRow
      label={messages.title}
      level={3}
      value={
        <QueryBoundary
          queries={[sponsor]}
          failed={messages.unavailable}
          tone="warning"
          loadingText={messages.loading}
          skeleton={<Skeleton kind="text" rows={2} />}
        >
          {({ name, email }) =>
            name || email ? (
              <>
                <div>{name || emptyValue}</div>
                <div>
                  <EmailLink address={email} />
                </div>
              </>
            ) : (
              messages.none
            )
          }
        </QueryBoundary>
      }
    />
  );
}
