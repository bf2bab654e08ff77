import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFocus } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Componentes/Notice',
  component: Notice,
  args: { children: 'Sua sessão expirou. Entre novamente.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Sua sessão expirou. Entre novamente.');
  },
};

/** It worked: waits for the screen reader to finish. */
export const Success: Story = {
  name: 'Sucesso',
  args: { tone: 'success', children: 'Dados bancários salvos com sucesso!' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Dados bancários salvos com sucesso!');
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

/** It will matter, and can be mended now. */
export const Warning: Story = {
  name: 'Aviso',
  args: {
    tone: 'warning',
    title: 'Sua assinatura termina em 03/12/2026',
    children: 'Renove para continuar com acesso aos cursos premium.',
    actions: <ButtonLink href="/assinatura">Renovar assinatura</ButtonLink>,
  },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('Sua assinatura termina em 03/12/2026');
    await expect(within(status).getByRole('link', { name: 'Renovar assinatura' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Falha',
  args: {
    tone: 'danger',
    children: 'Confirme seu e-mail antes de fazer login.',
    actions: <Button variant="secondary">Reenviar e-mail de confirmação</Button>,
  },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Confirme seu e-mail antes de fazer login.');
    await expect(within(alert).getByRole('button')).toBeVisible();
  },
};

export const Tones: Story = {
  name: 'Tons',
  render: (args) => (
    <Stack>
      <Notice {...args} tone="info" />
      <Notice {...args} tone="success">
        Assinatura ativada com sucesso via voucher 100%!
      </Notice>
      <Notice {...args} tone="warning" title="Sua assinatura termina em 03/07/2026" />
      <Notice {...args} tone="danger">
        Erro de conexão com o servidor.
      </Notice>
    </Stack>
  ),
};

/** Replaces the form it answers, so it takes the focus. */
export const TakesFocus: Story = {
  name: 'Recebe o foco',
  args: {
    tone: 'success',
    takeFocus: true,
    title: 'Cadastro realizado',
    children: 'Enviamos um e-mail de confirmação.',
    actions: <ButtonLink href="/login">Ir para o Login</ButtonLink>,
  },
  play: async ({ canvasElement }) => {
    await expectFocus(within(canvasElement).getByRole('status'));
  },
};

export const Quiet: Story = {
  name: 'Discreto',
  args: { quiet: true, tone: 'danger' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { tone: 'warning', title: strange.word, children: strange.title },
};

/** Two actions below the sentence. */
export const SeveralActions: Story = {
  name: 'Várias ações',
  args: {
    tone: 'danger',
    children: 'Erro ao processar pagamento.',
    actions: (
      <>
        <Button>Tentar novamente</Button>
        <Button variant="secondary">Ver opções de pagamento</Button>
      </>
    ),
  },
};
