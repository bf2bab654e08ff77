import { Badge } from '../components/Badge/Badge.tsx';
import { Card } from '../components/Card/Card.tsx';
import { DataTable, type DataTableColumn } from '../components/DataTable/DataTable.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { Grid } from '../components/Layout/Grid.tsx';
import { Stack } from '../components/Layout/Stack.tsx';
import { LevelChip } from '../components/LevelChip/LevelChip.tsx';
import { levelLang } from '../components/LevelChip/levelLang.ts';
import { LevelLadder } from '../components/LevelLadder/LevelLadder.tsx';
import { PageLayout } from '../components/PageLayout/PageLayout.tsx';
import { PageTitle } from '../components/PageTitle/PageTitle.tsx';
import { Stat } from '../components/Stat/Stat.tsx';
import { formatDate } from '../format/date.ts';
import { PersonIcon } from '../icons/subjects.tsx';
import { qualificationsMessages as words } from '../messages/network/qualifications.ts';
import type { StoryQualification, StoryReferral } from './storyQualifications.ts';

export interface QualificationPageProps {
  /** What the server answered. */
  qualification: StoryQualification;
}

const columns: readonly DataTableColumn<StoryReferral>[] = [
  { id: 'name', header: words.name, rowHeader: true, render: ({ name }) => name },
  { id: 'email', header: words.email, render: ({ email }) => email },
  {
    id: 'status',
    header: words.status,
    render: ({ ativo }) =>
      ativo ? <Badge tone="active">{words.active}</Badge> : <Badge tone="inactive">{words.inactive}</Badge>,
  },
  {
    id: 'recognised',
    header: words.recognisedLevel,
    render: ({ nivel_reconhecimento: level }) => <LevelChip level={level} />,
  },
  {
    id: 'current',
    header: words.currentQualification,
    render: ({ nivel_qualificacao_atual: level }) => <LevelChip level={level} />,
  },
];

/** Level, ladder and direct referrals, made of parts of the design system only. */
export function QualificationPage({ qualification }: QualificationPageProps) {
  const { nivel_atual: level, data_ultima_qualificacao: date, progresso_proximo: steps, indicados } = qualification;
  const active = indicados.filter(({ ativo }) => ativo).length;
  return (
    <PageLayout>
      <PageTitle>{words.title}</PageTitle>
      <Grid least="large">
        <Stack>
          <Grid as="dl" least="large">
            <Stat label={words.currentLevel} value={<span lang={levelLang(level)}>{level}</span>} />
            <Stat label={words.lastQualification} value={formatDate(date)} />
            <Stat label={words.directReferrals} value={words.activeOf({ active, total: indicados.length })} />
          </Grid>
        </Stack>
        <Card title={words.ladder}>
          <LevelLadder current={level} nextSteps={steps} />
        </Card>
      </Grid>
      <Card title={words.directReferrals}>
        {indicados.length === 0 ? (
          <EmptyState icon={<PersonIcon size="hero" />} title={words.noDirectReferrals} />
        ) : (
          <DataTable
            caption={words.directReferrals}
            hideCaption
            columns={columns}
            rows={indicados}
            rowKey={({ email }) => email}
          />
        )}
      </Card>
    </PageLayout>
  );
}
