import { loginNeededMessages as sentences } from '@raiz/ui/messages/global';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths, to } from '../../shared/paths.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

/**
 * A visitor opens a screen that needs a login, and the login names it
 * (docs/specification.md#login-needed).
 */
const meta = {
  title: 'Telas/Conta/Login: vindo de outra tela',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

function sentFrom(path: string, sentence: string): Story {
  return {
    args: { path },
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Entrar na sua conta' })).toBeVisible();
      await expect(canvas.getByText(sentence)).toBeVisible();
    },
  };
}

export const Default = { ...sentFrom(paths.profile, sentences.profile), name: 'Padrão' };
export const Subscription = { ...sentFrom(paths.subscription, sentences.subscription), name: 'Assinatura' };
export const MySubscription = { ...sentFrom(paths.mySubscription, sentences.mySubscription), name: 'Minha assinatura' };
export const Payments = { ...sentFrom(paths.payments, sentences.payments), name: 'Pagamentos' };
export const UsedVouchers = { ...sentFrom(paths.usedVouchers, sentences.usedVouchers), name: 'Vouchers usados' };
export const Referrals = { ...sentFrom(paths.referrals, sentences.referrals), name: 'Rede de indicações' };
export const Earnings = { ...sentFrom(paths.earnings, sentences.earnings), name: 'Ganhos' };
export const EarningsPanel = { ...sentFrom(paths.earningsPanel, sentences.earningsPanel), name: 'Painel de ganhos' };
export const Withdrawals = { ...sentFrom(paths.withdrawals, sentences.withdrawals), name: 'Saques' };
export const Qualifications = { ...sentFrom(paths.qualifications, sentences.qualifications), name: 'Qualificações' };
export const Videos = { ...sentFrom(paths.videos, sentences.videos), name: 'Vídeos' };
export const Funds = { ...sentFrom(paths.funds, sentences.funds), name: 'Fundos' };
export const Course = { ...sentFrom(to.course(1), sentences.course), name: 'Curso' };
export const Lesson = { ...sentFrom(to.lesson(1), sentences.lesson), name: 'Aula' };
export const MyCourses = { ...sentFrom(paths.myCourses, sentences.myCourses), name: 'Meus cursos' };
export const Certificates = { ...sentFrom(paths.certificates, sentences.certificates), name: 'Certificados' };
export const Admin = { ...sentFrom(paths.adminCourses, sentences.admin), name: 'Administrador' };
/** A screen without its own sentence. */
export const OtherScreen = { ...sentFrom(paths.paymentSuccess, sentences.other), name: 'Outra tela' };
