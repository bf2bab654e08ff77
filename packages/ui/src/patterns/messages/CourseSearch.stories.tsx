import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Grid,
  Inline,
  ProgressBar,
  SelectField,
  StatusBadge,
  Text,
  TextField,
} from '../../index.ts';
import { catalogueMessages, courseWordsMessages, myCoursesMessages } from '../../messages/learning.ts';
import { nothing, StoryScreen } from './storyScreen.tsx';
import { dark, fits, phone, seen } from './storySaid.ts';

interface CourseSearchPatternProps {
  /** The words of the screen that searches. */
  words?: {
    title: string;
    search: string;
    filter: string;
    filterWords: Readonly<Record<string, string>>;
    noMatch: string;
  };
  search?: string;
  hasMatches?: boolean;
  /** The lesson where one stopped, in a card of its own. */
  lesson?: string;
}

function Course({ title, percent }: { title: string; percent: number }) {
  const done = percent === 100;
  return (
    <Card as="li" title={title} titleLevel={2}>
      <StatusBadge kind="access" isPremium={done ? 1 : 0} />
      <ProgressBar
        value={percent}
        label={myCoursesMessages.progressOf({ title })}
        text={courseWordsMessages.progressPercent({ percent: `${percent}%` })}
      />
      {done && <ButtonLink href="/perfil/certificados">{myCoursesMessages.seeCertificate}</ButtonLink>}
    </Card>
  );
}

/** Search and filter above a list of courses, on `/cursos` and `/perfil/cursos`. */
function CourseSearchPattern(props: CourseSearchPatternProps) {
  const { words = myCoursesMessages, search = '', hasMatches = true, lesson } = props;
  const options = Object.entries(words.filterWords).map(([value, label]) => ({ value, label }));
  return (
    <StoryScreen title={words.title}>
      {lesson !== undefined && (
        <Card title={myCoursesMessages.resumeTitle}>
          <Text tone="muted">Comunicação para líderes</Text>
          <Inline>
            <ButtonLink href="/curso/aula/12">{myCoursesMessages.resume({ lesson })}</ButtonLink>
          </Inline>
        </Card>
      )}
      <Inline align="end">
        <TextField type="search" label={words.search} optionalText="" value={search} onChange={nothing} />
        <SelectField label={words.filter} optionalText="" options={options} value="all" onChange={nothing} />
        {search !== '' && <Button variant="quiet">{catalogueMessages.clear}</Button>}
      </Inline>
      {hasMatches ? (
        <Grid as="ul">
          <Course title="Comunicação para líderes" percent={66} />
          <Course title="Primeiros passos" percent={100} />
        </Grid>
      ) : (
        <EmptyState title={words.noMatch} />
      )}
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Busca e filtros de cursos',
  component: CourseSearchPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CourseSearchPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen(myCoursesMessages.seeCertificate) };

export const WhereOneStopped: Story = {
  args: { lesson: 'Aula 4 – Escutar antes de responder' },
  play: seen(myCoursesMessages.resumeTitle, 'Continuar: Aula 4 – Escutar antes de responder'),
};

export const NoMatch: Story = {
  args: { search: 'culinária', hasMatches: false },
  play: seen(myCoursesMessages.noMatch, catalogueMessages.clear),
};

export const Catalogue: Story = {
  args: { words: catalogueMessages },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Inscritos' });
  },
};

export const Dark: Story = { ...WhereOneStopped, globals: dark };
export const Narrow: Story = { ...WhereOneStopped, globals: phone, play: fits };
