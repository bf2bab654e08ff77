import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, ButtonLink, Card, CopyField, Inline, Stack, Text, TextLink } from '../../index.ts';
import { profileMessages } from '../../messages/account.ts';
import { Dialog } from '../../overlays.ts';
import { QrCode } from '../../qr.ts';
import { nothing, StoryScreen } from './storyScreen.tsx';
import { dark, fits, phone, said, seen } from './storySaid.ts';

const { referral: messages, ...profile } = profileMessages;

const brand = 'Portal Raiz';
const link = 'https://portalraiz.exemplo.com.br/cadastro?ref=2';

interface ProfilePatternProps {
  /** Whether the device can share by itself. */
  canShare?: boolean;
  isQrOpen?: boolean;
  isMessageShown?: boolean;
}

function Share({ canShare }: { canShare: boolean }) {
  return (
    <Inline>
      {canShare ? (
        <Button>{messages.share}</Button>
      ) : (
        <>
          <ButtonLink href={`https://wa.me/?text=${encodeURIComponent(messages.shareText({ brand, link }))}`} newTab>
            {messages.shareOnWhatsApp}
          </ButtonLink>
          <ButtonLink
            href={`mailto:?subject=${encodeURIComponent(messages.shareTitle({ brand }))}`}
            variant="secondary"
          >
            {messages.shareByEmail}
          </ButtonLink>
        </>
      )}
      <Button variant="secondary">{messages.showQr}</Button>
    </Inline>
  );
}

/** What `/perfil` gains with the network: the way to the qualifications, and sharing the referral link (spec, section 2). */
function ProfilePattern({ canShare = false, isQrOpen = false, isMessageShown = false }: ProfilePatternProps) {
  return (
    <StoryScreen
      title={profile.greeting({ firstName: 'Mariana' })}
      lead="ativa@exemplo.com.br"
      width="reading"
      actions={<TextLink href="/perfil/qualificacoes">{profile.qualifications}</TextLink>}
    >
      <Card title={messages.title} actions={<TextLink href="/perfil/rede-indicacoes">{messages.network}</TextLink>}>
        <CopyField
          label={messages.link}
          hint={messages.linkHint}
          value={link}
          copyText={messages.copyLink}
          copiedText={messages.linkCopied}
          failedText={messages.copyFailed}
        />
        <Share canShare={canShare} />
      </Card>
      {isMessageShown && (
        <Card title={messages.shareTitle({ brand })}>
          <Text>{messages.shareText({ brand, link })}</Text>
        </Card>
      )}
      <Dialog
        open={isQrOpen}
        onClose={nothing}
        title={messages.qrTitle}
        actions={<Button>{messages.downloadQr}</Button>}
      >
        <Stack align="center">
          <QrCode value={link} label={messages.qrDescription({ link })} />
        </Stack>
      </Dialog>
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Perfil',
  component: ProfilePattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfilePattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen(profile.qualifications, messages.network, messages.shareByEmail) };
export const SharedByTheDevice: Story = { args: { canShare: true }, play: seen(messages.share) };

/** The subject and the text that the app of the reader's choice receives. */
export const SharedMessage: Story = { args: { isMessageShown: true }, play: seen('Cadastro no Portal Raiz') };

export const QrOpen: Story = {
  args: { isQrOpen: true },
  play: async ({ canvasElement }) => {
    await said('dialog', messages.downloadQr)();
    const picture = canvasElement.ownerDocument.querySelector('[role="dialog"] [role="img"]');
    await expect(picture).toHaveAccessibleName(messages.qrDescription({ link }));
  },
};

export const Dark: Story = { ...QrOpen, globals: dark };
export const Narrow: Story = { globals: phone, play: fits };
