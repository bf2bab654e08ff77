import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Course {
  id: number;
  title: string;
  premium: boolean;
  lessons: number;
}

/** Storybook's types take no generic components. */
function CourseTable(props: DataTableProps<Course>) {
  return <DataTable {...props} />;
}

const meta = {
  title: 'Componentes/DataTable',
  component: CourseTable,
  args: {
    caption: 'Courses',
    lang: 'en',
    rowKey: (course) => course.id,
    rows: [
      { id: 1, title: 'Primeiros passos na rede', premium: false, lessons: 12 },
      { id: 2, title: 'Liderança de equipes', premium: true, lessons: 8 },
    ],
    columns: [
      { id: 'title', header: 'Title', rowHeader: true, render: (course) => course.title },
      {
        id: 'access',
        header: 'Access',
        render: (course) => (
          <Badge tone={course.premium ? 'premium' : 'free'} lang="en">
            {course.premium ? 'Premium' : 'Free'}
          </Badge>
        ),
      },
      { id: 'lessons', header: 'Lessons', align: 'end', render: (course) => course.lessons },
      {
        id: 'actions',
        header: 'Actions',
        hideHeader: true,
        oneLine: true,
        render: (course) => (
          <Inline gap={8}>
            <Button size="small" variant="secondary" aria-label={`Edit ${course.title}`}>
              Edit
            </Button>
            <Button size="small" variant="quiet" aria-label={`Delete ${course.title}`}>
              Delete
            </Button>
          </Inline>
        ),
      },
    ],
  },
} satisfies Meta<typeof CourseTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Courses' }));
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Title',
      'Access',
      'Lessons',
      'Actions',
    ]);
    await expect(table.getAllByRole('row')).toHaveLength(3);
    await expect(table.getByRole('rowheader', { name: 'Liderança de equipes' })).toBeVisible();
    // It fits, so there is no stop at an empty frame on the way to the buttons.
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const CaptionHidden: Story = {
  args: { hideCaption: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table', { name: 'Courses' })).toBeVisible();
  },
};

/** Rows become cards, and stay rows for screen readers. */
export const Cards: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Courses' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(4);
    await expect(table.getByRole('rowheader', { name: 'Liderança de equipes' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const LongNarrow: Story = {
  args: {
    rows: [
      { id: 1, title: strange.word, premium: true, lessons: 123_456_789 },
      { id: 2, title: strange.title, premium: false, lessons: 0 },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Long: Story = { args: LongNarrow.args };

/** Wider than its place: it scrolls within itself and can be reached by keyboard. */
export const Scrolls: Story = {
  args: {
    columns: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => ({
      id: letter,
      header: `Column ${letter}`,
      align: 'end',
      render: (course) => `${letter} ${course.title}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Courses' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expectNoSidewaysScroll();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const DarkCards: Story = { ...Cards, globals: { theme: 'dark', viewport: { value: 'phone360' } } };
