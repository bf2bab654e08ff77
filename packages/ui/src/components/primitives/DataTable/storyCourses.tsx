import { Badge } from '../../domain/Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Layout/Layout.tsx';
import type { DataTableColumn } from './columns.ts';
import { DataTable } from './DataTable.tsx';

/** A course in the authors' list. */
export interface StoryCourse {
  id: number;
  title: string;
  premium: boolean;
  lessons: number;
}

/** The table with courses: Storybook's types accept no generic components. */
export const CourseTable = DataTable<StoryCourse>;

/** Two courses. */
export const twoCourses: readonly StoryCourse[] = [
  { id: 1, title: 'Primeiros passos na rede', premium: false, lessons: 12 },
  { id: 2, title: 'Liderança de equipes', premium: true, lessons: 8 },
];

/** Creates a number of courses, the same each time. */
export function storyCourses(count: number): StoryCourse[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    title: `Curso ${at + 1}`,
    premium: at % 3 === 0,
    lessons: at,
  }));
}

/** Columns without controls. */
export const readColumns: readonly DataTableColumn<StoryCourse>[] = [
  {
    id: 'title',
    header: 'Título',
    rowHeader: true,
    width: '20rem',
    render: ({ title }) => title,
  },
  {
    id: 'access',
    header: 'Acesso',
    render: ({ premium }) =>
      premium ? <Badge tone="premium">Curso Premium</Badge> : <Badge tone="free">Acesso livre</Badge>,
  },
  { id: 'lessons', header: 'Aulas', align: 'end', render: ({ lessons }) => lessons },
];

/** The same with buttons at the end. */
export const editColumns: readonly DataTableColumn<StoryCourse>[] = [
  ...readColumns,
  {
    id: 'actions',
    header: 'Ações',
    hideHeader: true,
    oneLine: true,
    render: ({ title }) => (
      <Inline gap={8}>
        <Button size="small" variant="secondary" aria-label={`Editar ${title}`}>
          Editar
        </Button>
        <Button size="small" variant="quiet" aria-label={`Excluir ${title}`}>
          Excluir
        </Button>
      </Inline>
    ),
  },
];

/** More columns than fit any window. */
export const wideColumns: readonly DataTableColumn<StoryCourse>[] = [
  { id: 'title', header: 'Título', rowHeader: true, render: ({ title }) => title },
  ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'].map((letter) => ({
    id: letter,
    header: `Turma de fim de semana ${letter}`,
    align: 'end' as const,
    render: ({ lessons }: StoryCourse) => lessons,
  })),
];
