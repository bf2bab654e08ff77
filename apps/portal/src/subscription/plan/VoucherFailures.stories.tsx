import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, signInAs, world } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { apply, voucherPath } from './storySteps.ts';

const meta = {
  title: 'Telas/Assinatura/Voucher: recusas e falhas',
  component: PortalAt,
  args: { path: '/assinatura' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('inativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the server's error at the field, which keeps the code. */
function refused(code: string, text: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const field = await apply(canvasElement, code);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(code);
    await userEvent.type(field, '1');
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(expect.stringContaining(text)));
  };
}

export const Refused: Story = { name: 'Recusado (403)', play: refused('EXPIRADO', 'Voucher inválido ou expirado.') };

export const UsedBefore: Story = {
  name: 'Já usado',
  beforeEach: () => {
    world().usedVouchers.push({ user_id: 5, id: 99, used_at: null, codigo: 'DESCONTO20' });
  },
  play: refused('desconto20', 'Voucher já utilizado.'),
};

/** The server's error for the code is shown instead of the general message. */
export const FieldsRefused: Story = {
  name: 'Campos recusados pelo servidor',
  beforeEach: () =>
    answerWith('POST', voucherPath, 400, {
      error: 'Dados inválidos.',
      code: 'dados_invalidos',
      fields: [{ field: 'codigo', message: 'O código tem só letras e números.' }],
    }),
  play: refused('A-B', 'O código tem só letras e números.'),
};

export const RefusedWithoutText: Story = {
  name: 'Recusado sem texto',
  beforeEach: () => answerWith('POST', voucherPath, 400, {}),
  play: refused('ABC', 'Erro ao validar voucher.'),
};

/**
 * What is not the code's fault is said as a failure; the code stays, and the button can be pressed
 * again.
 */
function failed(text: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const field = await apply(canvasElement, 'desconto20');
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    await expect(field).toHaveValue('desconto20');
    await expect(canvas.getByRole('button', { name: 'Aplicar voucher' })).toBeEnabled();
  };
}

export const Failed: Story = {
  name: 'Falha',
  beforeEach: () => answerWith('POST', voucherPath, 500, {}),
  play: failed('Erro ao validar voucher.'),
};
export const TooManyTries: Story = {
  name: 'Tentativas demais (429)',
  beforeEach: () => answerWith('POST', voucherPath, 429, { error: 'Muitas tentativas. Aguarde um pouco.' }),
  play: failed('Muitas tentativas. Aguarde um pouco.'),
};
export const NotJson: Story = {
  name: 'Resposta que não é JSON',
  beforeEach: () => answerHtml('POST', voucherPath),
  play: failed('Erro ao validar voucher.'),
};
export const AnotherShape: Story = {
  name: 'Outro formato',
  beforeEach: () => answerWith('POST', voucherPath, 200, { desconto: 'metade' }),
  play: failed('Erro ao validar voucher.'),
};
/** An unknown price is not shown, and the voucher is not applied. */
export const UnknownPrice: Story = {
  name: 'Valor final desconhecido',
  beforeEach: () => answerWith('POST', voucherPath, 200, { valor_final: null, desconto: 20 }),
  play: async (context) => {
    await failed('Erro ao validar voucher.')(context);
    await expect(within(context.canvasElement).queryByText(/Voucher aplicado|Valor final/)).toBeNull();
  },
};
/** Only "active" activates. */
export const AnotherStatus: Story = {
  name: 'Outro status',
  beforeEach: () => answerWith('POST', voucherPath, 200, { status: 'inactive' }),
  play: failed('Erro ao validar voucher.'),
};
export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('POST', voucherPath),
  play: failed('Erro ao validar voucher.'),
};

export const SessionEnded: Story = {
  name: 'Sessão encerrada (401)',
  beforeEach: () => answerWith('POST', voucherPath, 401, { error: 'Sessão inválida ou expirada.' }),
  play: async ({ canvasElement }) => {
    await apply(canvasElement, 'DESCONTO20');
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Sua sessão expirou. Entre novamente para continuar.')).toBeVisible();
  },
};
