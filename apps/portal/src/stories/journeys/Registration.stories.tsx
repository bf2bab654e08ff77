import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { requestsTo } from '../mock.ts';
import { JourneyPortal } from './JourneyPortal.tsx';
import { arriveAt, follow, press, read, write } from './walk.ts';

/** A visitor opens the link that a friend sent by WhatsApp and registers on a phone. */
const meta = {
  title: 'Jornadas/1 Cadastro por link',
  component: JourneyPortal,
  args: { path: '/cadastro?ref=2' },
  parameters: {
    docs: { description: { component: 'Alguém abre o link que recebeu pelo WhatsApp e se cadastra no celular.' } },
  },
  globals: { viewport: { value: 'phone375' } },
} satisfies Meta<typeof JourneyPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const person = {
  Nome: 'Beatriz Conceição Araújo',
  'E-mail': 'beatriz@exemplo.com.br',
  Senha: 'segredo bem guardado',
  'Confirmar senha': 'segredo bem guardado',
};

export const Default: Story = {
  name: 'Do link ao login',
  play: async ({ canvas, step }) => {
    const page = canvas;
    await step('Abre o link do WhatsApp: o ID de quem indicou já está lá, e não muda', async () => {
      const sponsor = await page.findByLabelText('ID de indicação');
      await expect(sponsor).toHaveValue('2');
      await expect(sponsor).toHaveAttribute('readonly');
    });
    await step('Preenche os quatro campos e aceita os termos', async () => {
      await write(page, person);
      await userEvent.click(page.getByRole('checkbox'));
    });
    await step('Toca em Cadastrar e confere quem indicou', async () => {
      await press(page, 'Cadastrar');
      const heading = await page.findByRole('heading', { name: 'Dados do indicador' });
      await expect(heading).toHaveFocus();
      await read(page, 'Mariana Souza');
      await expect(requestsTo('POST /register')).toEqual([]);
    });
    await step('Confirma: o cadastro é feito uma vez, e a página diz o que vem agora', async () => {
      await press(page, 'Confirmar');
      await read(page, 'Cadastro realizado! Confirme seu e-mail para fazer login.');
      await waitFor(() => expect(requestsTo('POST /register')).toHaveLength(1));
    });
    await step('Vai para o login, com o e-mail já escrito', async () => {
      await follow(page, 'Ir para o Login');
      await arriveAt(page, 'Entrar na sua conta');
      await expect(page.getByLabelText('E-mail')).toHaveValue(person['E-mail']);
    });
  },
};
