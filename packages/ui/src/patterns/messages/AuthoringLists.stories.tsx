import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  EmptyState,
  IconButton,
  Inline,
  Notice,
  type NoticeTone,
  SelectField,
  StatusBadge,
  Text,
  TextField,
  TextLink,
} from '../../index.ts';
import { countOf, type CountForms } from '../../format/index.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons/navigation.tsx';
import {
  adminCoursesMessages as courses,
  adminFormMessages as form,
  adminLessonsMessages as lessons,
  adminModulesMessages as modules,
} from '../../messages/admin.ts';
import { DataTable } from '../../table.ts';
import { nothing, StoryScreen } from './storyScreen.tsx';
import { dark, fits, phone, said, seen } from './storySaid.ts';

interface AuthoringListPatternProps {
  title?: string;
  /** Titles of the rows, in their order. */
  rows?: readonly string[];
  count?: CountForms;
  /** The line above the list. */
  tools?: 'search' | 'filter' | 'student';
  noMatch?: string;
  answer?: readonly [tone: NoticeTone, text: string];
}

const someRows = ['Welcome', 'Listening first', 'Giving feedback'];

function Tools({ tools }: { tools: 'search' | 'filter' | 'student' }) {
  if (tools === 'student') return <TextLink href="/curso/3">{modules.seeAsStudent}</TextLink>;
  if (tools === 'search')
    return <TextField type="search" label={courses.search} optionalText="" value="" onChange={nothing} />;
  const options = Object.entries(lessons.filterWords).map(([value, label]) => ({ value, label }));
  return <SelectField label={lessons.filter} optionalText="" options={options} value="all" onChange={nothing} />;
}

/** What the lists of the admin screens gain: counts, search, filter, a new order by buttons (spec, sections 2 and 9). */
function AuthoringListPattern(props: AuthoringListPatternProps) {
  const { title = lessons.title, rows = someRows, count = lessons.count, tools = 'filter', answer } = props;
  const { noMatch = lessons.noMatch } = props;
  return (
    <StoryScreen title={title} lang="en">
      {answer && <Notice tone={answer[0]}>{answer[1]}</Notice>}
      <Tools tools={tools} />
      <Text tone="muted">{countOf(rows.length, count)}</Text>
      <DataTable
        caption={title}
        hideCaption
        lang="en"
        rows={rows}
        rowKey={(row) => row}
        empty={<EmptyState title={noMatch} lang="en" />}
        columns={[
          { id: 'title', header: form.title, rowHeader: true, render: (row) => row },
          {
            id: 'published',
            header: form.published,
            render: () => (
              <StatusBadge kind="publication" published={0} word={lessons.publication.draftWord} lang="en" />
            ),
          },
          {
            id: 'actions',
            header: form.actions,
            hideHeader: true,
            oneLine: true,
            render: (row) => (
              <Inline gap={4}>
                <IconButton label={form.moveUp({ title: row })} icon={<ArrowUpIcon />} onClick={nothing} />
                <IconButton label={form.moveDown({ title: row })} icon={<ArrowDownIcon />} onClick={nothing} />
              </Inline>
            ),
          },
        ]}
      />
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Autoria: listas',
  component: AuthoringListPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthoringListPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen('3 lessons', 'Draft') };
export const OneLesson: Story = { args: { rows: ['Welcome'] }, play: seen('1 lesson') };
export const NoLessonMatches: Story = { args: { rows: [] }, play: seen('No lessons', lessons.noMatch) };

export const Moved: Story = {
  args: { answer: ['success', form.moved({ title: 'Welcome', position: 2, total: 3 })] },
  play: said('status', 'Welcome moved to position 2 of 3.'),
};

export const MoveFailed: Story = {
  args: { answer: ['danger', form.moveFailed] },
  play: said('alert', form.moveFailed),
};

const moduleArgs = { title: modules.title, count: modules.count, tools: 'student' } as const;

export const Modules: Story = { args: moduleArgs, play: seen('3 modules', modules.seeAsStudent) };
export const OneModule: Story = { args: { ...moduleArgs, rows: ['Basics'] }, play: seen('1 module') };
export const NoModules: Story = { args: { ...moduleArgs, rows: [], noMatch: modules.none }, play: seen('No modules') };

const courseArgs = { title: courses.title, count: courses.count, tools: 'search', noMatch: courses.noMatch } as const;

export const Courses: Story = { args: courseArgs, play: seen('3 courses') };
export const OneCourse: Story = { args: { ...courseArgs, rows: ['Leadership'] }, play: seen('1 course') };
export const NoCourseMatches: Story = { args: { ...courseArgs, rows: [] }, play: seen('No courses', courses.noMatch) };

export const Dark: Story = { ...Default, globals: dark };
export const Narrow: Story = { globals: phone, play: fits };
