import { TextLink } from '@raiz/ui';
import { supportMessages } from '@raiz/ui/messages/global';
import { supportAddress } from './supportAddress.ts';

const phrases = Object.values(supportMessages);

export interface SupportTextProps {
  /** A sentence that may contain 'Fale com o suporte' or the like. */
  children: string;
  /**
   * Address of the link.
   * @default `VITE_SUPPORT_URL`
   */
  address?: string;
}

/**
 * A sentence that links 'Fale com o suporte' and the like to the company's support. Without an
 * address it is plain text.
 */
export function SupportText({ children, address = supportAddress }: SupportTextProps) {
  const found = address === '' ? undefined : phrases.find((one) => children.includes(one));
  if (found === undefined) return children;
  const [before, ...after] = children.split(found);
  return (
    <>
      {before}
      <TextLink href={address} variant="inherit">
        {found}
      </TextLink>
      {after.join(found)}
    </>
  );
}
