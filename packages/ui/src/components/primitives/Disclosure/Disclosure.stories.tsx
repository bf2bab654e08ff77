import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectTouchHeight } from '../../../internal/storyChecks.ts';
import { Stack } from '../Layout/Layout.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Componentes/Disclosure',
  component: Disclosure,
  args: { summary: 'Módulo 1: Boas-vindas', meta: '3 aulas', children: 'Conteúdo do módulo', onToggle: fn() },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A module of a course: opened and closed with the keyboard, at its heading level. */
export const Default: Story = {
  name: 'Conteúdo que abre, acordeão',
  play: async ({ canvas, args }) => {
    const button = () => canvas.getByRole('button', { name: 'Módulo 1: Boas-vindas 3 aulas' });
    await expectTouchHeight(button());
    await expect(canvas.getByRole('heading', { level: 2 })).toContainElement(button());
    await expect(button()).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Conteúdo do módulo')).not.toBeVisible();
    const content = canvas.getByText('Conteúdo do módulo').parentElement;
    await expect(content).toHaveAttribute('id', button().getAttribute('aria-controls'));
    // The browser's search finds it: it takes no room, but it is rendered.
    await expect(content).toHaveAttribute('hidden', 'until-found');
    await expect(content).toHaveStyle({ contentVisibility: 'hidden', height: '0px' });

    await userEvent.tab();
    await expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button()).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Conteúdo do módulo')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(button()).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Conteúdo do módulo')).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    for (const [index, open] of [true, false, true].entries())
      await expect(args.onToggle).toHaveBeenNthCalledWith(index + 1, open);
  },
};

/** Initially open, at a deeper heading level without a fact at the end, and as a row. */
export const Variants: Story = {
  name: 'Variantes',
  render: (args) => (
    <Stack>
      <Disclosure {...args} defaultOpen />
      <Disclosure {...args} summary="Módulo 2: Primeiras indicações" meta={undefined} level={3} />
      <Disclosure {...args} summary="Módulo 3: A rede" variant="row" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: true })).toHaveAccessibleName('Módulo 1: Boas-vindas 3 aulas');
    const [first, ...others] = canvas.getAllByText('Conteúdo do módulo');
    await expect(first).toBeVisible();
    for (const content of others) await expect(content).not.toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Módulo 2: Primeiras indicações' })).toBeVisible();
  },
};

/** The caller holds the state, as "expandir tudo" needs; the browser's search asks for it, too. */
export const Controlled: Story = {
  name: 'Controlado',
  args: { open: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    canvas.getByText('Conteúdo do módulo').parentElement?.dispatchEvent(new Event('beforematch'));
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
    await expect(args.onToggle).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Conteúdo do módulo')).not.toBeVisible();
  },
};

/** Typed text survives collapsing and expanding. */
export const KeepsTyping: Story = {
  name: 'Guarda o que foi digitado',
  args: { defaultOpen: true, children: <input aria-label="Anotação" /> },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Anotação' }), 'Rever o vídeo');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox', { name: 'Anotação' })).toHaveValue('Rever o vídeo');
  },
};
