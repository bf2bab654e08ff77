import { formatDate, formatTime } from '@raiz/ui/format';
import { commonMessages as messages } from '@raiz/ui/messages/global';
import { useProfile } from '../member/useProfile.ts';
import { brand } from './brand.ts';
import { usePrinting } from './printing.ts';
import * as styles from './PrintHead.css.ts';

/** The first line on paper: brand, member, and the moment of the print. Renders nothing on a screen. */
export function PrintHead() {
  const moment = usePrinting();
  const member = useProfile({ enabled: false }).data?.user.name?.trim();
  if (moment === null) return null;
  return (
    <p lang="pt-BR" className={styles.head}>
      <span className={styles.brand}>{brand}</span>
      {member && <span>{member}</span>}
      <span className={styles.moment}>
        {messages.printedAt({ date: formatDate(moment.toISOString()), time: formatTime(moment) })}
      </span>
    </p>
  );
}
