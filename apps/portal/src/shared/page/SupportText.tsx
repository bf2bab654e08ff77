import { TextLink } from '@raiz/ui';
import { supportMessages } from '@raiz/ui/messages/global';

/** Where people reach the company, from `VITE_SUPPORT_URL` at build time; empty without one. */
const supportAddress: string = import.meta.env.VITE_SUPPORT_URL ?? '';

const phrases = Object.values(supportMessages);

export interface SupportTextProps {
  /** A sentence that may ask to talk to the company. */
  children: string;
  /**
   * Where to.
   * @default the address that the build knows
   */
  address?: string;
}

/**
 * A sentence in which 'Fale com o suporte' and the like lead to the company. Where the build knows
 * no address, the sentence stands alone.
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
