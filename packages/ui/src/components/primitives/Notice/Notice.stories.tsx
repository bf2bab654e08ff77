import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { recordAnnounced } from '../../../internal/storyChecks.ts';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Componentes/Notice',
  component: Notice,
  args: { children: 'Sua sessão expirou. Entre novamente.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Aviso, alerta, toast',
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText('Sua sessão expirou. Entre novamente.');
    await expect(sentence.closest('[role="status"]')).toBeVisible();
  },
};

/** Its sentence comes into a live region that screen readers know, in the place that is kept for it. */
export const Announced: Story = {
  name: 'Anunciada',
  render: function Render(args) {
    const [isSaved, setSaved] = useState(false);
    return isSaved ? <Notice {...args} /> : <Button onClick={() => setSaved(true)}>Salvar</Button>;
  },
  play: async ({ canvas, canvasElement }) => {
    const announced = recordAnnounced(canvasElement);
    canvas.getByRole('button').click();
    const region = await canvas.findByRole('status');
    const { height } = region.getBoundingClientRect();
    await canvas.findByText('Sua sessão expirou. Entre novamente.');
    await expect(announced()).toEqual(['Sua sessão expirou. Entre novamente.']);
    await expect(region.getBoundingClientRect().height).toBe(height);
    await expect(region).not.toHaveAttribute('style');
  },
};

/** A failure interrupts the screen reader, the others wait until it has finished; a quiet one is not announced. */
export const Tones: Story = {
  name: 'Tons',
  render: () => (
    <Stack>
      <Notice tone="info">Sua sessão expirou. Entre novamente.</Notice>
      <Notice tone="success">Dados bancários salvos com sucesso!</Notice>
      <Notice
        tone="warning"
        title="Sua assinatura termina em 03/12/2026"
        actions={<ButtonLink href="/assinatura">Renovar assinatura</ButtonLink>}
      >
        Renove para continuar com acesso aos cursos premium.
      </Notice>
      <Notice
        tone="danger"
        actions={
          <>
            <Button>Tentar novamente</Button>
            <Button variant="secondary">Ver opções de pagamento</Button>
          </>
        }
      >
        Erro ao processar pagamento.
      </Notice>
      <Notice tone="danger" quiet>
        Erro ao carregar cursos.
      </Notice>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Sua sessão expirou. Entre novamente.');
    const [info, success, warning, ...others] = canvas.getAllByRole('status');
    await expect(info).toHaveTextContent('Sua sessão expirou. Entre novamente.');
    await expect(success).toHaveTextContent('Dados bancários salvos com sucesso!');
    await expect(warning).toHaveTextContent('Sua assinatura termina em 03/12/2026');
    await expect(warning).toContainElement(canvas.getByRole('link', { name: 'Renovar assinatura' }));
    await expect(others).toEqual([]);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Erro ao processar pagamento.');
    await expect(within(alert).getAllByRole('button')).toHaveLength(2);
    await expect(canvas.getByText('Erro ao carregar cursos.')).toBeVisible();
  },
};
