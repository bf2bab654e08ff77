import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, Text } from '../../index.ts';
import { profileMessages } from '../../messages/account.ts';

const messages = profileMessages.referral;

interface SharedReferralProps {
  brand: string;
  /** The referral link. */
  link: string;
}

/** The message about the referral link that the other person receives, outside the portal (product, 2.6). */
function SharedReferral({ brand, link }: SharedReferralProps) {
  return (
    <Card title={messages.shareTitle({ brand })}>
      <Text>
        {messages.shareText({ brand })} {link}
      </Text>
    </Card>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Indicação compartilhada',
  component: SharedReferral,
  args: { brand: 'Portal Raiz', link: 'https://portalraiz.exemplo.com.br/cadastro?ref=2' },
} satisfies Meta<typeof SharedReferral>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cadastro no Portal Raiz' })).toBeVisible();
    await expect(canvas.getByText(/^Olá! Este é o meu link de cadastro no Portal Raiz: https:/)).toBeVisible();
  },
};
