import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { signInAs } from '../../stories/mock.ts';
import { NotReadyScreen } from './NotReadyScreen.tsx';

interface VisitProps {
  /** The pages of the visit; the last one is not ready. */
  entries: { pathname: string; key: string }[];
}

/** Not shown through a path of the portal: which pages are not ready changes with every piece of work. */
function Visit({ entries }: VisitProps) {
  return (
    <MemoryRouter initialEntries={entries}>
      <main>
        <Routes>
          <Route path="/antes" element={<h1>Página anterior</h1>} />
          <Route path="/depois" element={<NotReadyScreen />} />
        </Routes>
      </main>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Telas/Global/Página em construção',
  component: Visit,
  args: { entries: [{ pathname: '/depois', key: 'default' }] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Visit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Esta página ainda não está pronta.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir para a página inicial' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button', { name: 'Voltar para a página anterior' })).toBeNull();
  },
};

export const LoggedIn: Story = {
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Ir para o perfil' })).toHaveAttribute('href', '/perfil');
  },
};

export const FromAnotherPage: Story = {
  args: {
    entries: [
      { pathname: '/antes', key: 'first' },
      { pathname: '/depois', key: 'second' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Voltar para a página anterior' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Página anterior' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, play: Default.play };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } }, play: Default.play };
