import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PlusIcon } from '../../../icons/actions.tsx';
import { ArrowRightIcon } from '../../../icons/navigation.tsx';
import { expectFocus } from '../../../internal/storyChecks.ts';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Componentes/Button',
  component: Button,
  args: { children: 'Pagar com cartão', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Botão',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Pagar com cartão' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Every variant next to its disabled state, then the shapes. */
export const Variants: Story = {
  name: 'Botão de perigo e outras variantes',
  render: (args) => (
    <Stack>
      {(['primary', 'secondary', 'danger', 'quiet', 'quietDanger'] as const).map((variant) => (
        <Inline key={variant}>
          <Button {...args} variant={variant} />
          <Button {...args} variant={variant} icon={<PlusIcon />} />
          <Button {...args} variant={variant} iconAfter={<ArrowRightIcon />} />
          <Button {...args} variant={variant} size="small" />
          <Button {...args} variant={variant} disabled />
          <Button {...args} variant={variant} busy busyLabel="Enviando..." />
        </Inline>
      ))}
      <Button block>Largura inteira</Button>
      <Inline gap={4}>
        <Button icon={<PlusIcon />} iconOnly="always">
          Adicionar
        </Button>
        <Button variant="quiet" flush>
          Rente
        </Button>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Adicionar' })).toHaveAttribute('title', 'Adicionar');
  },
};

function Sender() {
  const [busy, setBusy] = useState(false);
  function send() {
    setBusy(true);
    setTimeout(() => setBusy(false), 120);
  }
  return (
    <Button busy={busy} busyLabel="Enviando..." aria-label="Enviar link para Ana" onClick={send}>
      Enviar link
    </Button>
  );
}

/** The focus, which browsers drop from a disabled button, returns; the accessible name is the label. */
export const KeepsFocus: Story = {
  name: 'Ocupado, guarda o foco',
  render: () => <Sender />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const busy = canvas.getByRole('button', { name: 'Enviando...' });
    await expect(busy).toBeDisabled();
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    const again = await canvas.findByRole('button', { name: 'Enviar link para Ana' });
    await expectFocus(again);
  },
};
