import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectTouchHeight } from '../../../internal/storyChecks.ts';
import { Disclosure, type DisclosureProps } from './Disclosure.tsx';

function Live(props: DisclosureProps) {
  const [open, setOpen] = useState(props.open);
  function toggle(next: boolean) {
    props.onToggle(next);
    setOpen(next);
  }
  return <Disclosure {...props} open={open} onToggle={toggle} />;
}

const meta = {
  title: 'Componentes/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Módulo 1: Boas-vindas',
    meta: '3 aulas',
    level: 2,
    open: false,
    children: 'Conteúdo do módulo',
    onToggle: fn(),
  },
  render: (args) => <Live {...args} />,
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

/** The caller holds the state, as "expandir tudo" needs; the browser's search asks for it, too. */
export const Controlled: Story = {
  name: 'Controlado',
  render: (args) => <Disclosure {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    canvas.getByText('Conteúdo do módulo').parentElement?.dispatchEvent(new Event('beforematch'));
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
    await expect(args.onToggle).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Conteúdo do módulo')).not.toBeVisible();
  },
};
