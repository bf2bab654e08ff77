import {
  Button,
  ButtonLink,
  ChatIcon,
  Card,
  CopyField,
  CopyIcon,
  Inline,
  KeyValue,
  MailIcon,
  Notice,
  QrIcon,
  ShareIcon,
  Skeleton,
  VisuallyHidden,
} from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { isWebUrl } from '@raiz/api-client/rules';
import { useState } from 'react';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import type { QueryResult } from '../../shared/reads/stateOf.ts';
import { useStateHere } from '../../shared/page/useStateHere.ts';
import { lazyPart, type LazyPart } from '../../shared/lazy/lazyPart.tsx';
import { brand } from '../../shared/page/brand.ts';

const messages = profileMessages.referral;

export interface ReferralCardProps {
  /** The member's id, which is also the referral id; null when unknown. */
  id: number | null;
  /** The referral link; null when unknown. */
  link: QueryResult<string | null>;
  /** Whether nobody has been referred yet: explains the link. */
  isNew: boolean;
}

/** The member's referral link and referral id, to copy or share. */
export function ReferralCard({ id, link, isNew }: ReferralCardProps) {
  return (
    <Card
      title={messages.title}
      tone="open"
      actions={
        id === null ? (
          <KeyValue items={[{ label: messages.id, value: emptyValue }]} />
        ) : (
          <CopyField
            variant="line"
            label={messages.id}
            value={String(id)}
            copyText={messages.copyId}
            copiedText={messages.idCopied}
          />
        )
      }
    >
      <QueryBoundary
        queries={[link]}
        failed={messages.linkUnavailable}
        tone="warning"
        skeleton={<Skeleton kind="text" />}
      >
        {(address) => (address === null ? <NoLink /> : <ReferralShare link={address} isNew={isNew} />)}
      </QueryBoundary>
    </Card>
  );
}

/** Replaces an unknown link: `--` and a disabled copy button. */
function NoLink() {
  return (
    <>
      <KeyValue items={[{ label: messages.link, value: emptyValue }]} />
      <Inline>
        <Button variant="secondary" icon={<CopyIcon />} disabled>
          {messages.copyLink}
        </Button>
      </Inline>
    </>
  );
}

const { Part: QrDialog, preloadHandlers } = lazyPart(() => import('./QrDialog.tsx').then((qr) => qr.QrDialog));

interface ReferralShareProps extends Pick<ReferralCardProps, 'isNew'> {
  /** The referral link; if it is no http(s) address, it can only be copied. */
  link: string;
}

/** The referral link to copy, send or show as a QR code. */
function ReferralShare({ link, isNew }: ReferralShareProps) {
  const [isCodeOpen, setCodeOpen] = useStateHere(false);
  const sheet = useShareSheet();
  return (
    <>
      <CopyField
        label={messages.link}
        {...(isNew && { hint: messages.linkHint })}
        value={link}
        copyText={messages.copyLink}
        copiedText={messages.linkCopied}
        failedText={messages.copyFailed}
        actions={
          isWebUrl(link) ? (
            <ShareActions
              link={link}
              sheet={sheet}
              onQr={() => setCodeOpen(true)}
              qrIntent={preloadHandlers}
              isNew={isNew}
            />
          ) : undefined
        }
      />
      {sheet.failed && <Notice tone="danger">{messages.shareFailed}</Notice>}
      {isCodeOpen && <QrDialog onClose={() => setCodeOpen(false)} link={link} />}
    </>
  );
}

function encodedMessage(link: string): string {
  return encodeURIComponent(`${messages.shareText({ brand })} ${link}`);
}

/** Sends a referral link by WhatsApp. */
export function whatsAppAddress(link: string): string {
  return `https://wa.me/?text=${encodedMessage(link)}`;
}

interface ShareActionsProps extends Pick<ReferralCardProps, 'isNew'> {
  /** The referral link, an http(s) address. */
  link: string;
  /** The device's share sheet. */
  sheet: ShareSheet;
  /** Opens the QR code. */
  onQr: () => void;
  /** Prefetches the QR code's chunk. */
  qrIntent: LazyPart<never>['preloadHandlers'];
}

/**
 * Sends the referral link by WhatsApp, e-mail or the device's share sheet, or shows it as a QR
 * code. The user can edit the message before sending it.
 */
function ShareActions({ link, sheet, onQr, qrIntent, isNew }: ShareActionsProps) {
  const title = messages.shareTitle({ brand });
  const text = messages.shareText({ brand });
  return (
    <>
      <ButtonLink newTab variant={isNew ? 'secondary' : 'primary'} icon={<ChatIcon />} href={whatsAppAddress(link)}>
        <VisuallyHidden>{messages.shareOn}</VisuallyHidden> {messages.whatsApp}
      </ButtonLink>
      {sheet.available && (
        <Button variant="secondary" icon={<ShareIcon />} onClick={() => sheet.share({ title, text, url: link })}>
          {messages.share}
        </Button>
      )}
      <ButtonLink
        variant="secondary"
        icon={<MailIcon />}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodedMessage(link)}`}
      >
        <VisuallyHidden>{messages.sendBy}</VisuallyHidden> {messages.email}
      </ButtonLink>
      <Button variant="secondary" icon={<QrIcon />} aria-haspopup="dialog" onClick={onQr} {...qrIntent}>
        <VisuallyHidden>{messages.show}</VisuallyHidden> {messages.qr}
      </Button>
    </>
  );
}

/** What is shared: the targets put the address after the text. */
type Message = Readonly<Record<'title' | 'text' | 'url', string>>;

/** What the device can share: an address of its own, or else one in the text. */
function shareable({ title, text, url }: Message): ShareData {
  const message = { title, text, url };
  const isRefused = 'canShare' in navigator && !navigator.canShare(message);
  return isRefused ? { title, text: `${text} ${url}` } : message;
}

/** The device's share sheet. */
interface ShareSheet {
  /** Whether the device has a share sheet. */
  available: boolean;
  /** The share sheet did not open. */
  failed: boolean;
  share: (message: Message) => void;
}

/** Errors of a closed sheet and of a second press; not shown. */
const ignoredErrors: readonly string[] = ['AbortError', 'InvalidStateError'];

/** Opens the device's share sheet, where it has one. */
function useShareSheet(): ShareSheet {
  const [failed, setFailed] = useState(false);

  async function open(message: Message) {
    setFailed(false);
    try {
      await navigator.share(shareable(message));
    } catch (error) {
      setFailed(!(error instanceof DOMException && ignoredErrors.includes(error.name)));
    }
  }

  return { available: 'share' in navigator, failed, share: (message) => void open(message) };
}
