import { TextLink } from '@raiz/ui';
import { commonMessages } from '@raiz/ui/messages/global';
import { supportAddress } from './supportAddress.ts';

export interface HelpLinkProps {
  /**
   * Address of the company's support; empty for no link.
   * @default `VITE_SUPPORT_URL`
   */
  address?: string;
}

/** 'Ajuda', a link of the footer to the company's support. Apart from SupportText, which most pages do not load. */
export function HelpLink({ address = supportAddress }: HelpLinkProps) {
  return (
    address && (
      <TextLink variant="standalone" href={address}>
        {commonMessages.help}
      </TextLink>
    )
  );
}
