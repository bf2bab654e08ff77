import { PageLayout, SkeletonCard } from '@raiz/ui';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';
import { toLoad } from '../../shared/reads/load.ts';
import { Loaded } from '../../shared/reads/Loaded.tsx';
import { $api } from '../../shared/reads/queries.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';
import { NetworkTabs } from '../shared/NetworkTabs.tsx';
import { QualificationView } from './QualificationView.tsx';

/** `/perfil/qualificacoes`: the member's level (docs/specification.md#qualifications). */
export function Route() {
  const load = toLoad($api.useQuery('get', '/qualificacoes'), messages.loadFailed);
  return (
    <PageLayout>
      <ScreenHeader tabs={<NetworkTabs current="qualifications" />}>{messages.title}</ScreenHeader>
      <Loaded load={load} loadingText={messages.loading} skeleton={<QualificationSkeleton />}>
        {(qualification) => <QualificationView qualification={qualification} />}
      </Loaded>
    </PageLayout>
  );
}

function QualificationSkeleton() {
  return (
    <>
      <SkeletonCard lines={3} />
      <SkeletonCard lines={4} />
      <SkeletonCard lines={12} />
    </>
  );
}
