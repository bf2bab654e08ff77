import { PageLayout, SkeletonCard } from '@raiz/ui';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { NetworkLinks } from '../shared/NetworkLinks.tsx';
import type { Qualification } from './qualification.ts';
import { QualificationView } from './QualificationView.tsx';

export interface QualificationsScreenProps {
  /** Level and steps: loading, failed with its sentence and a retry, or ready. */
  load: Load<Qualification>;
}

/** 'Qualificações' (spec, sections 2 and 4). */
export function QualificationsScreen({ load }: QualificationsScreenProps) {
  return (
    <PageLayout>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <Loaded
        load={load}
        loadingText={messages.loading}
        skeleton={
          <>
            <SkeletonCard lines={1} />
            <SkeletonCard lines={9} />
            <SkeletonCard lines={4} />
          </>
        }
      >
        {(qualification) => <QualificationView qualification={qualification} />}
      </Loaded>
      {load.state !== 'loading' && <NetworkLinks current="qualifications" />}
    </PageLayout>
  );
}
