import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Card, EmptyState, Grid, LevelChip, LevelLadder, type NextLevelStep, Stat, Text } from '../../index.ts';
import { qualificationsMessages as messages } from '../../messages/network.ts';
import { DataTable } from '../../table.ts';
import { FailedScreen, LoadingScreen, StoryScreen } from './storyScreen.tsx';
import { storyPeople } from './storyPeople.ts';
import { dark, fits, phone, said, seen } from './storySaid.ts';

interface QualificationsPatternProps {
  level?: string;
  since?: string;
  nextSteps?: readonly NextLevelStep[];
  hasReferrals?: boolean;
}

const someSteps: readonly NextLevelStep[] = [
  { text: '3 indicados diretos ativos', status: 'concluido' },
  { text: '10 pessoas ativas na rede', status: 'em_andamento' },
  { text: '1 indicado direto Silver', status: 'pendente' },
];

function DirectReferrals() {
  return (
    <DataTable
      caption={messages.directReferrals}
      hideCaption
      rows={storyPeople}
      rowKey={({ email }) => email}
      columns={[
        { id: 'name', header: messages.name, rowHeader: true, render: ({ name }) => name },
        { id: 'email', header: messages.email, render: ({ email }) => email },
        {
          id: 'status',
          header: messages.status,
          render: ({ status }) =>
            status === 'Ativa' ? (
              <Badge tone="active">{messages.active}</Badge>
            ) : (
              <Badge tone="inactive">{messages.inactive}</Badge>
            ),
        },
        { id: 'recognised', header: messages.recognisedLevel, render: ({ level }) => <LevelChip level={level} /> },
        { id: 'current', header: messages.currentQualification, render: ({ level }) => <LevelChip level={level} /> },
      ]}
    />
  );
}

/** The screen `/perfil/qualificacoes` (spec, sections 2, 4 and 8). */
function QualificationsPattern(props: QualificationsPatternProps) {
  const { level = 'Silver', since = '02/09/2026', nextSteps = someSteps, hasReferrals = true } = props;
  return (
    <StoryScreen title={messages.title}>
      <Grid as="dl" least="small">
        <Stat label={messages.currentLevel} value={level || messages.unknownLevel} />
        <Stat label={messages.lastQualification} value={since} />
      </Grid>
      <Card title={messages.ladder}>
        <LevelLadder current={level} nextSteps={nextSteps} />
        {nextSteps.length === 0 && <Text tone="muted">{messages.noNextStep}</Text>}
      </Card>
      <Card title={messages.directReferrals}>
        {hasReferrals ? (
          <>
            <Text tone="muted">{messages.activeOf({ active: 1, total: storyPeople.length })}</Text>
            <DirectReferrals />
          </>
        ) : (
          <EmptyState title={messages.noDirectReferrals} />
        )}
      </Card>
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Qualificações',
  component: QualificationsPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QualificationsPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen('1 de 4 ativos', 'Centurion Diamond', 'Em andamento') };

export const NothingYet: Story = {
  args: { level: 'Nenhum', since: '--', nextSteps: [], hasReferrals: false },
  play: seen(messages.noDirectReferrals, messages.noNextStep),
};

export const LevelMissing: Story = { args: { level: '', nextSteps: [] }, play: seen(messages.unknownLevel) };

export const LoadingData: Story = {
  render: () => <LoadingScreen title={messages.title} text={messages.loading} />,
  play: said('status', messages.loading),
};

export const LoadFailed: Story = {
  render: () => <FailedScreen title={messages.title} text={messages.loadFailed} />,
  play: said('alert', 'Erro ao buscar qualificações.'),
};

export const Dark: Story = { ...Default, globals: dark };
export const Narrow: Story = { globals: phone, play: fits };
