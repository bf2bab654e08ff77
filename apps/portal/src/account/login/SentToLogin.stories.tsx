import { loginNeededMessages as sentences } from '@raiz/ui/messages/global';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths, to } from '../../shared/paths.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

/** Somebody opens a screen without having entered: the login says for which one (spec, section 8, Lists). */
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

export const Default = sentFrom(paths.profile, sentences.profile);
export const Subscription = sentFrom(paths.subscription, sentences.subscription);
export const MySubscription = sentFrom(paths.mySubscription, sentences.mySubscription);
export const Payments = sentFrom(paths.payments, sentences.payments);
export const UsedVouchers = sentFrom(paths.usedVouchers, sentences.usedVouchers);
export const Referrals = sentFrom(paths.referrals, sentences.referrals);
export const Earnings = sentFrom(paths.earnings, sentences.earnings);
export const EarningsPanel = sentFrom(paths.earningsPanel, sentences.earningsPanel);
export const Withdrawals = sentFrom(paths.withdrawals, sentences.withdrawals);
export const Qualifications = sentFrom(paths.qualifications, sentences.qualifications);
export const Videos = sentFrom(paths.videos, sentences.videos);
export const Funds = sentFrom(paths.funds, sentences.funds);
export const Course = sentFrom(to.course(1), sentences.course);
export const Lesson = sentFrom(to.lesson(1), sentences.lesson);
export const MyCourses = sentFrom(paths.myCourses, sentences.myCourses);
export const Certificates = sentFrom(paths.certificates, sentences.certificates);
export const Admin = sentFrom(paths.adminCourses, sentences.admin);
/** A screen without a sentence of its own. */
export const OtherScreen = sentFrom(paths.paymentSuccess, sentences.other);

export const Dark: Story = { ...Earnings, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Withdrawals, globals: { viewport: { value: 'phone320' } } };
