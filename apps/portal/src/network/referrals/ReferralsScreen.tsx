import type { Schemas } from '@raiz/api-client';
import { ButtonLink, EmptyState, PageLayout, PersonIcon } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { NetworkLinks } from '../shared/NetworkLinks.tsx';
import { Network } from './Network.tsx';
import { NetworkSkeleton } from './NetworkSkeleton.tsx';
import type { ReferralsView } from './referralsView.ts';

export interface ReferralsScreenProps {
  /** The whole network: loading, failed with its sentence and a retry, or ready. */
  load: Load<{ indicados: Schemas['Indicado'][] }>;
  /** Filters, order, page and form. */
  view: ReferralsView;
  /** Called with the parts of the view that are to change. */
  onChange: (changes: Partial<ReferralsView>) => void;
}

/** Drawn once, not with every key in a filter. */
const title = <ScreenTitle>{messages.title}</ScreenTitle>;
const links = <NetworkLinks current="referrals" />;

/** The referral network (spec, section 2): table with filters and pages, or tree. */
export function ReferralsScreen({ load, view, onChange }: ReferralsScreenProps) {
  return (
    <PageLayout width="table">
      {title}
      <Loaded load={load} loadingText={messages.loading} skeleton={<NetworkSkeleton />}>
        {({ indicados }) => (
          <>
            {indicados.length === 0 ? <Nobody /> : <Network people={indicados} view={view} onChange={onChange} />}
            {links}
          </>
        )}
      </Loaded>
    </PageLayout>
  );
}

function Nobody() {
  return (
    <EmptyState
      title={messages.none}
      icon={<PersonIcon size="hero" />}
      action={<ButtonLink href={paths.profile}>{messages.goToLink}</ButtonLink>}
    >
      {messages.noneHelp}
    </EmptyState>
  );
}
