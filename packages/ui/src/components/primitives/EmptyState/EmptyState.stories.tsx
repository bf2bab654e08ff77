import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchIcon } from '../../../icons/actions.tsx';
import { CourseIcon, PersonIcon } from '../../../icons/subjects.tsx';
import { strange } from '../../../internal/storyData.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Componentes/EmptyState',
  component: EmptyState,
  args: {
    icon: <CourseIcon size="hero" />,
    title: 'Você ainda não se inscreveu em nenhum curso.',
    children: 'Os cursos em que você se inscrever aparecem aqui, com o seu progresso.',
    action: <ButtonLink href="/cursos">Explorar Cursos</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Você ainda não se inscreveu em nenhum curso.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explorar Cursos' })).toBeVisible();
  },
};

export const SentenceOnly: Story = {
  name: 'Só a frase',
  args: { icon: undefined, title: 'No modules yet.', children: undefined, action: undefined, lang: 'en' },
};

const clear = fn();

/** The filters hide everything: another text and another action. */
export const FilteredAway: Story = {
  name: 'Nada com estes filtros',
  args: {
    icon: <SearchIcon size="hero" />,
    title: 'Nenhum indicado com estes filtros.',
    children: undefined,
    action: (
      <Button variant="secondary" onClick={clear}>
        Limpar filtros
      </Button>
    ),
  },
  beforeEach: () => {
    clear.mockClear();
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Limpar filtros' }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};

/** Nothing to do but wait. */
export const WithoutAction: Story = {
  name: 'Sem ação',
  args: {
    icon: <PersonIcon size="hero" />,
    title: 'Você ainda não tem indicados diretos.',
    children: 'Quem se cadastrar pelo seu link aparece aqui.',
    action: undefined,
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { title: strange.word, children: strange.title },
};
