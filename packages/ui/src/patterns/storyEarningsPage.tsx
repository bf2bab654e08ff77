import { useState } from 'react';
import { MonthBars, TypeBars } from '../charts.ts';
import { countOf, formatDate, formatMoney, formatMonth } from '../format/index.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/navigation.tsx';
import {
  ButtonLink,
  Card,
  EmptyState,
  Grid,
  Heading,
  IconButton,
  Inline,
  PageLayout,
  PageTitle,
  Stack,
  Stat,
} from '../index.ts';
import { earningsMessages as words } from '../messages/network.ts';
import { DataTable, type DataTableColumn } from '../table.ts';
import { type StoryLine, type StoryMonth, sumOf, totalsByMonth, totalsByType } from './storyEarningsMonths.ts';

export interface EarningsPageProps {
  /** Newest month first; the screen opens with it. */
  months: readonly StoryMonth[];
}

const bonusWords: Readonly<Record<string, string>> = words.bonusWords;

function columnsOf(lines: readonly StoryLine[]): readonly DataTableColumn<StoryLine>[] {
  return [
    {
      id: 'date',
      header: words.date,
      rowHeader: true,
      render: ({ date }) => formatDate(date),
      total: words.total,
    },
    { id: 'type', header: words.type, render: ({ type }) => bonusWords[type] ?? type },
    { id: 'level', header: words.level, align: 'end', render: ({ level }) => level },
    { id: 'subscriber', header: words.subscriber, align: 'end', render: ({ subscriber }) => subscriber },
    {
      id: 'amount',
      header: words.amount,
      align: 'end',
      render: ({ amount }) => formatMoney(amount),
      total: formatMoney(sumOf(lines)),
    },
  ];
}

/** What a month brought: the sum, its kinds, the months beside it, and every line. Made of parts of the design system only. */
export function EarningsPage({ months }: EarningsPageProps) {
  const [at, setAt] = useState(0);
  const shown = months[at];
  if (shown === undefined) return null;
  const { year, month, lines } = shown;
  return (
    <main>
      <PageLayout>
        <PageTitle actions={<OtherScreens />}>{words.monthly.title}</PageTitle>
        <Inline gap={8}>
          <IconButton
            label={words.monthly.previousMonth}
            icon={<ArrowLeftIcon />}
            disabled={at === months.length - 1}
            onClick={() => setAt(at + 1)}
          />
          <Heading level={2}>{formatMonth(month, year)}</Heading>
          <IconButton
            label={words.monthly.nextMonth}
            icon={<ArrowRightIcon />}
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          />
        </Inline>
        <dl>
          <Stat
            label={words.monthly.total({ month: formatMonth(month, year) })}
            value={formatMoney(sumOf(lines))}
            hint={countOf(lines.length, words.count)}
          />
        </dl>
        <Grid least="large">
          <Card>
            <TypeBars totals={totalsByType(lines)} emptyText={words.monthly.none} />
          </Card>
          <Card>
            <MonthBars months={totalsByMonth(months)} current={{ year, month }} />
          </Card>
        </Grid>
        <Stack gap={12}>
          <DataTable
            caption={words.linesCaption}
            rows={lines}
            rowKey={({ id }) => id}
            columns={columnsOf(lines)}
            empty={<EmptyState title={words.monthly.none}>{words.monthly.noneHelp}</EmptyState>}
          />
        </Stack>
      </PageLayout>
    </main>
  );
}

function OtherScreens() {
  return (
    <Inline>
      <ButtonLink href="/perfil/painel-ganhos" variant="secondary">
        {words.monthly.goToPanel}
      </ButtonLink>
      <ButtonLink href="/perfil/saques" variant="secondary">
        {words.monthly.goToWithdrawals}
      </ButtonLink>
    </Inline>
  );
}
