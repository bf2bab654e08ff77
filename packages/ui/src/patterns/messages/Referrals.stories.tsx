import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import {
  Button,
  ButtonLink,
  EmptyState,
  Grid,
  Inline,
  LevelChip,
  Notice,
  SelectField,
  Stack,
  Stat,
  StatusBadge,
  Text,
  TextField,
} from '../../index.ts';
import { countOf } from '../../format/index.ts';
import { DownloadIcon } from '../../icons/actions.tsx';
import { referralsMessages as messages } from '../../messages/network.ts';
import { type ActiveFilter, DataTable, FilterBar, Pagination } from '../../table.ts';
import { ReferralTree } from './storyReferralTree.tsx';
import { FailedScreen, LoadingScreen, nothing, StoryScreen } from './storyScreen.tsx';
import { type StoryPerson, storyPeople } from './storyPeople.ts';
import { dark, fits, phone, said, seen } from './storySaid.ts';

interface ReferralsPatternProps {
  people?: readonly StoryPerson[];
  total?: number;
  filters?: readonly ActiveFilter[];
  view?: 'table' | 'tree';
  /** What is said before the file is saved. */
  notice?: string;
  empty?: ReactNode;
}

const statuses = Object.entries(messages.statusWords).map(([value, label]) => ({ value, label }));

function Summary({ total }: { total: number }) {
  const { summary } = messages;
  const figures = [
    [summary.total, total],
    [summary.direct, 12],
    [summary.active, 140],
    [summary.trial, 31],
    [summary.inactive, 79],
  ] as const;
  return (
    <Grid as="dl" least="small">
      {figures.map(([label, value]) => (
        <Stat key={label} label={label} value={value} />
      ))}
    </Grid>
  );
}

function People({ people, total, empty }: { people: readonly StoryPerson[]; total: number; empty: ReactNode }) {
  return (
    <>
      <DataTable
        caption={messages.tableCaption}
        rows={people}
        rowKey={({ email }) => email}
        empty={empty}
        sort={{ columnId: 'name', direction: 'ascending' }}
        onSort={nothing}
        columns={[
          { id: 'name', header: messages.name, rowHeader: true, sortable: true, render: ({ name }) => name },
          { id: 'email', header: messages.email, render: ({ email }) => email },
          { id: 'date', header: messages.date, align: 'end', sortable: true, render: ({ date }) => date },
          { id: 'depth', header: messages.depth, align: 'end', sortable: true, render: ({ depth }) => depth },
          {
            id: 'status',
            header: messages.status,
            render: ({ status }) => <StatusBadge kind="person" status={status} />,
          },
          { id: 'level', header: messages.level, render: ({ level }) => <LevelChip level={level} /> },
          { id: 'sponsor', header: messages.sponsor, render: ({ sponsor }) => sponsor },
          {
            id: 'sponsorLevel',
            header: messages.sponsorLevel,
            render: ({ sponsorLevel }) => <LevelChip level={sponsorLevel} />,
          },
        ]}
      />
      {total > 0 && <Pagination label={messages.pages.label} page={2} pageSize={100} total={total} onPage={nothing} />}
    </>
  );
}

/** The screen `/perfil/rede-indicacoes` (spec, sections 2, 3 and 9). */
function ReferralsPattern(props: ReferralsPatternProps) {
  const { people = storyPeople, total = 250, filters = [], view = 'table', notice, empty } = props;
  const actions = (
    <Inline>
      <Button variant="secondary">{view === 'table' ? messages.asTree : messages.asTable}</Button>
      <Button variant="secondary" icon={<DownloadIcon />}>
        {messages.exportCsv}
      </Button>
    </Inline>
  );
  return (
    <StoryScreen title={messages.title} width="table" actions={actions}>
      {notice !== undefined && <Notice tone="warning">{notice}</Notice>}
      <Summary total={total} />
      <FilterBar
        label={messages.filters}
        active={filters}
        onRemove={nothing}
        onClear={nothing}
        result={countOf(total, messages.count)}
      >
        <TextField label={messages.name} optionalText="" value="" onChange={nothing} />
        <TextField label={messages.email} optionalText="" value="" onChange={nothing} />
        <SelectField
          label={messages.status}
          optionalText=""
          options={[{ value: '', label: messages.all }, ...statuses]}
          value=""
          onChange={nothing}
        />
        <TextField label={messages.depth} optionalText="" hint={messages.depthHint} value="" onChange={nothing} />
      </FilterBar>
      {view === 'table' ? <People people={people} total={total} empty={empty} /> : <ReferralTree />}
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Rede de indicações',
  component: ReferralsPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReferralsPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen('250 indicados', '101 a 200 de 250', messages.tableCaption) };
export const OnePerson: Story = { args: { people: storyPeople.slice(0, 1), total: 1 }, play: seen('1 indicado') };
export const AsTree: Story = { args: { view: 'tree' }, play: seen(messages.withoutSponsor, messages.asTable) };

export const Filtered: Story = {
  args: { people: storyPeople.slice(0, 1), total: 1, filters: [{ id: 'status', label: 'Status: Teste' }] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remover filtro: Status: Teste' });
    await canvas.findByRole('button', { name: messages.clearFilters });
  },
};

export const NoMatch: Story = {
  args: {
    people: [],
    total: 0,
    filters: [{ id: 'name', label: 'Nome: xyz' }],
    empty: (
      <EmptyState title={messages.noMatch} action={<Button variant="secondary">{messages.clearFilters}</Button>} />
    ),
  },
  play: seen(messages.noMatch, 'Nenhum indicado'),
};

export const NothingYet: Story = {
  render: () => (
    <StoryScreen title={messages.title} width="table">
      <EmptyState title={messages.none} action={<ButtonLink href="/perfil">{messages.goToLink}</ButtonLink>}>
        {messages.noneHelp}
      </EmptyState>
    </StoryScreen>
  ),
  play: seen(messages.none, messages.noneHelp, messages.goToLink),
};

export const ExportNotice: Story = {
  args: { notice: messages.exportNotice },
  play: said('status', messages.exportNotice),
};

export const LoadingData: Story = {
  render: () => <LoadingScreen title={messages.title} width="table" text={messages.loading} />,
  play: said('status', messages.loading),
};

export const LoadFailed: Story = {
  render: () => <FailedScreen title={messages.title} width="table" text={messages.loadFailed} />,
  play: said('alert', 'Erro ao buscar indicações.'),
};

export const Dark: Story = { ...Default, globals: dark };
export const Narrow: Story = { ...Filtered, globals: phone, play: fits };

export const NarrowTree: Story = {
  render: () => (
    <Stack>
      <Text strong>{messages.title}</Text>
      <ReferralTree />
    </Stack>
  ),
  globals: phone,
  play: fits,
};
