import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink, Inline, Notice, type NoticeTone } from '../../index.ts';
import { paymentResultMessages } from '../../messages/subscription.ts';
import { StoryScreen } from './storyScreen.tsx';
import { dark, fits, phone, said, seen } from './storySaid.ts';

const { success, canceled } = paymentResultMessages;

interface PaymentResultPatternProps {
  title?: string;
  tone?: NoticeTone;
  text?: string;
  link?: readonly [text: string, href: string];
}

const toMySubscription = [success.goToMySubscription, '/minha-assinatura'] as const;

/** The screens `/pagamento-sucesso` and `/pagamento-cancelado` (spec, section 2). */
function PaymentResultPattern(props: PaymentResultPatternProps) {
  const { title = success.title, tone = 'info', text = success.confirming, link = toMySubscription } = props;
  return (
    <StoryScreen title={title} width="form">
      <Notice tone={tone}>{text}</Notice>
      <Inline>
        <ButtonLink href={link[1]}>{link[0]}</ButtonLink>
      </Inline>
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Resultado do pagamento',
  component: PaymentResultPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentResultPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen('Pagamento realizado com sucesso!', success.confirming) };
export const Confirmed: Story = {
  args: { tone: 'success', text: success.confirmed },
  play: said('status', success.confirmed),
};

export const NotYetConfirmed: Story = {
  args: { tone: 'warning', text: success.notYetConfirmed },
  play: said('status', success.notYetConfirmed),
};

export const Canceled: Story = {
  args: { title: canceled.title, tone: 'info', text: canceled.help, link: [canceled.goToSubscription, '/assinatura'] },
  play: seen('Pagamento não foi concluído', canceled.help),
};

export const Dark: Story = { ...Confirmed, globals: dark };
export const Narrow: Story = { ...Canceled, globals: phone, play: fits };
