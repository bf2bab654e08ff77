import { ArrowLeftIcon, Inline, PageLayout, SkeletonCard, TextLink } from '@raiz/ui';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import { FileButton, type FileWriter } from '../../shared/FileButton.tsx';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { NetworkLinks } from '../shared/NetworkLinks.tsx';
import type { Earning } from '../shared/earnings.ts';
import { EarningsPanel, type EarningsPanelProps } from './EarningsPanel.tsx';

const { panel } = messages;

export interface EarningsPanelScreenProps extends Omit<EarningsPanelProps, 'earnings'> {
  /** All earnings of the member. */
  load: Load<readonly Earning[]>;
  /** Imports what writes the earnings shown to a file. */
  loadWriter: () => Promise<FileWriter>;
}

/** 'Painel de ganhos' (spec, section 2): every earning, by period and kind. */
export function EarningsPanelScreen({ load, loadWriter, ...shown }: EarningsPanelScreenProps) {
  return (
    <PageLayout>
      <TextLink href={paths.earnings} look="standalone" icon={<ArrowLeftIcon size="small" />}>
        {panel.back}
      </TextLink>
      <Inline justify="between">
        <ScreenTitle>{panel.title}</ScreenTitle>
        {load.state === 'ready' && load.data.length > 0 && <FileButton load={loadWriter}>{panel.exportCsv}</FileButton>}
      </Inline>
      <Loaded
        load={load}
        loadingText={messages.loading}
        skeleton={
          <>
            <SkeletonCard lines={1} />
            <SkeletonCard lines={6} />
            <SkeletonCard lines={6} />
          </>
        }
      >
        {(earnings) => <EarningsPanel earnings={earnings} {...shown} />}
      </Loaded>
      {load.state !== 'loading' && <NetworkLinks current="earningsPanel" />}
    </PageLayout>
  );
}
