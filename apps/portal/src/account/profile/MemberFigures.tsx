import {
  EarningsIcon,
  Figure,
  FigureGrid,
  FlagIcon,
  HourglassIcon,
  levelLang,
  PeopleIcon,
  useHydrated,
} from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '../../shared/page/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { useThisMonth } from '../../shared/page/useToday.ts';
import {
  earningsFigure,
  earningsLabel,
  levelFigure,
  referralsFigure,
  type ShownFigure,
  withdrawalsFigure,
} from './figures.ts';

const messages = profileMessages.figures;

/** Any month: its label reserves the space of the right one. */
const anyMonth = 9;

/** The active direct referrals: the network's filters in the address. */
const activeReferrals = `${paths.referrals}?status=Ativa&profundidade=1`;

export interface MemberFiguresProps {
  /** Whether a message replaces the rest of the page: without any figure it says enough. */
  pageFailed: boolean;
}

/**
 * The figures of the member's home, each a link to its page. Each loads on its own; a failed one
 * shows a dash instead of a message.
 */
export function MemberFigures({ pageFailed }: MemberFiguresProps) {
  const current = useThisMonth();
  const earnings = $api.useQuery('get', '/ganhos/detalhados');
  const qualification = $api.useQuery('get', '/qualificacoes');
  const withdrawals = $api.useQuery('get', '/withdrawals');
  const hydrated = useHydrated();
  if (pageFailed && [earnings, qualification, withdrawals].every(({ isError }) => isError)) return null;
  const level = shown(qualification, messages.nextLevel, levelFigure);
  return (
    <FigureGrid>
      <Figure
        {...shown(earnings, earningsLabel(hydrated ? current.month : anyMonth), (answer) =>
          earningsFigure(answer, current),
        )}
        hideLabel={!hydrated}
        hintLines="two"
        href={paths.earnings}
        icon={<EarningsIcon size="text" />}
      />
      <Figure
        {...shown(qualification, messages.referrals, referralsFigure)}
        hintLines="two"
        href={activeReferrals}
        icon={<PeopleIcon size="text" />}
      />
      <Figure
        {...level}
        hintLines="two"
        valueLang={level.value === null ? undefined : levelLang(level.value)}
        href={paths.qualifications}
        icon={<FlagIcon size="text" />}
      />
      <Figure
        {...shown(withdrawals, messages.withdrawals, (answer) => withdrawalsFigure(answer.withdrawals))}
        hintLines="two"
        href={paths.withdrawals}
        icon={<HourglassIcon size="text" />}
      />
    </FigureGrid>
  );
}

/** The props of a figure for the state of its read. */
function shown<Data>(query: UseQueryResult<Data, unknown>, label: string, read: (data: Data) => ShownFigure) {
  if (query.data !== undefined) {
    const figure = read(query.data);
    return { ...figure, state: figure.value === null ? ('unavailable' as const) : ('ready' as const) };
  }
  const state = query.isError ? ('unavailable' as const) : ('loading' as const);
  return { label, value: null, hint: messages.unavailable, state };
}
