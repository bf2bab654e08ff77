import { commonMessages as messages } from '@raiz/ui/messages/global';
import { useProfile } from '../member/useProfile.ts';
import { brand } from './brand.ts';
import { usePrinting } from './printing.ts';
import * as styles from './PrintHead.css.ts';

// Neither `@raiz/ui/format` nor the rules' `portalTimeZone`: the pages of visitors do without their code.
const format = { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' } as const;

/** Such as `26/11/2026 15:22`. */
function formatMoment(moment: Date): string {
  return moment.toLocaleString('pt-BR', format).replace(',', '');
}

/** The first line on paper: brand, member, and the moment of the print. Renders nothing on a screen. */
export function PrintHead() {
  const moment = usePrinting();
  const member = useProfile({ enabled: false }).data?.user.name?.trim();
  if (moment === null) return null;
  return (
    <p lang="pt-BR" className={styles.head}>
      <span className={styles.brand}>{brand}</span>
      {member && <span>{member}</span>}
      <span className={styles.moment}>{messages.printedAt({ moment: formatMoment(moment) })}</span>
    </p>
  );
}
