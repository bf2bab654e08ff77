import { PageLayout, SkeletonCard } from '@raiz/ui';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';
import { Read } from '../../shared/reads/Read.tsx';
import { $api } from '../../shared/reads/queries.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { NetworkTabs } from '../shared/NetworkTabs.tsx';
import { QualificationView } from './QualificationView.tsx';

/** `/perfil/qualificacoes`: the member's level (docs/specification.md#qualifications). */
export function Route() {
  const query = $api.useQuery('get', '/qualificacoes');
  return (
    <PageLayout>
      <ScreenHeader tabs={<NetworkTabs current="qualifications" />}>{messages.title}</ScreenHeader>
      <Read
        queries={[query]}
        failed={messages.loadFailed}
        loadingText={messages.loading}
        skeleton={<QualificationSkeleton />}
      >
        {(qualification) => <QualificationView qualification={qualification} />}
      </Read>
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
