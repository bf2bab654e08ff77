import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { JourneyPortal } from './JourneyPortal.tsx';
import { arriveAt, follow, press, read, write } from './walk.ts';

/** A member cancels, keeps the paid access, and subscribes again. */
const meta = {
  title: 'Jornadas/7 Cancelamento',
  component: JourneyPortal,
  args: { path: '/perfil' },
  parameters: {
    docs: { description: { component: 'Um membro cancela, mantém o acesso já pago, e volta atrás.' } },
    session: 'active',
  },
} satisfies Meta<typeof JourneyPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const premium = 'Mentoria Diamond';

export const Default: Story = {
  name: 'Cancela e se arrepende',
  play: async ({ canvas, step }) => {
    const page = canvas;
    const banner = () => page.queryByRole('region', { name: 'Aviso sobre a assinatura' });
    await step('A data do fim está à vista antes de cancelar, e o foco fica em manter', async () => {
      await follow(page, 'Ver minha assinatura');
      await arriveAt(page, 'Minha assinatura');
      await press(page, 'Cancelar assinatura');
      const dialog = within(await screen.findByRole('alertdialog'));
      await read(dialog, 'Você mantém o acesso até 02/12/2026.');
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Manter assinatura' })).toHaveFocus());
    });
    await step('Cancela: a tela diz até quando', async () => {
      await press(within(screen.getByRole('alertdialog')), 'Sim, cancelar');
      await read(page, 'Assinatura cancelada com sucesso. Seu acesso permanece até o fim do período já pago.');
      await read(page, 'Sua assinatura foi cancelada. O acesso permanece até 02/12/2026.');
      await expect(banner()).toBeNull();
      await expect(page.queryByText(/Sua assinatura está ativa/)).toBeNull();
    });
    await step('Os cursos premium continuam abertos', async () => {
      await follow(page, 'Catálogo');
      await arriveAt(page, 'Catálogo de cursos');
      await follow(page, new RegExp(premium));
      await arriveAt(page, premium);
      await press(page, 'Inscrever-se no curso');
      await read(page, 'Inscrição realizada! Abrindo o curso...');
      await read(page, /^0 de /);
    });
    await step('Volta atrás pelo aviso: renova, e nada mais fala em cancelamento', async () => {
      await follow(page, 'Renovar assinatura');
      await arriveAt(page, 'Assinatura');
      await write(page, { 'Código do voucher': 'VOUCHER100' });
      await press(page, 'Aplicar voucher');
      await read(page, /Sua assinatura está ativa/);
      await waitFor(() => expect(banner()).toBeNull());
      await follow(page, 'Voltar para minha assinatura');
      await expect(await page.findByRole('button', { name: 'Cancelar assinatura' })).toBeEnabled();
      // The paid days are not lost.
      await expect(page.getByText('Sua assinatura está ativa e será renovada em 02/01/2027.')).toBeVisible();
    });
  },
};
