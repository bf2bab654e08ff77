import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@raiz/ui';
import { expect } from 'storybook/test';
import { HelpLink } from './HelpLink.tsx';
import { SupportText } from './SupportText.tsx';

const meta = {
  title: 'Telas/Global/Falar com o suporte',
  component: SupportText,
  args: { children: 'Status desconhecido. Fale com o suporte.', address: 'https://example.com/ajuda' },
  render: (args) => (
    <Text>
      <SupportText {...args} />
    </Text>
  ),
} satisfies Meta<typeof SupportText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sentence does not change; its phrase becomes the link. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Fale com o suporte' });
    await expect(link).toHaveAttribute('href', 'https://example.com/ajuda');
    await expect(link.parentElement).toHaveTextContent(/^Status desconhecido\. Fale com o suporte\.$/);
  },
};

/** Paragraphs of the terms. */
export const Terms: Story = {
  name: 'Nos termos',
  args: { children: '', address: 'mailto:ajuda@example.com' },
  render: ({ address = '' }) => (
    <>
      <Text>
        <SupportText address={address}>Para dúvidas, fale com a equipe de atendimento do portal.</SupportText>
      </Text>
      <Text>
        <SupportText address={address}>Para encerrar a conta, fale conosco.</SupportText>
      </Text>
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ['fale com a equipe de atendimento', 'fale conosco'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', 'mailto:ajuda@example.com');
  },
};

export const WithoutAddress: Story = {
  name: 'Sem endereço',
  args: { address: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Status desconhecido. Fale com o suporte.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The link of the footer. */
export const Help: Story = {
  name: 'No rodapé',
  render: ({ address = '' }) => <HelpLink address={address} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ajuda' })).toHaveAttribute('href', 'https://example.com/ajuda');
  },
};
