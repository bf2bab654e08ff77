import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CopyIcon } from '../../../icons/actions.tsx';
import { CloseIcon } from '../../../icons/frame.tsx';
import { Inline } from '../Layout/Layout.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Componentes/IconButton',
  component: IconButton,
  args: { label: 'Fechar', icon: <CloseIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Botão de ícone',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Fechar' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  name: 'Estados',
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} label="Copiar" icon={<CopyIcon />} size="small" />
      <IconButton {...args} label="Fechar (desligado)" disabled />
    </Inline>
  ),
};
