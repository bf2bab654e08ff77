import { failureText, type Received } from '@raiz/api-client';
import { Button, EditIcon, EyeIcon, EyeOffIcon, KeyValue, Loading, PlusIcon, Skeleton } from '@raiz/ui';
import { emptyValue, hideAccount, hideCpf } from '@raiz/ui/format';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { useState } from 'react';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { EmailText } from '../../shared/member/EmailLink.tsx';
import { bankData } from '../../shared/page/paths.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import type { QueryResult } from '../../shared/reads/stateOf.ts';
import { EditRow } from '../shared/EditRow.tsx';
import { useHashFocus } from '../shared/useHashFocus.ts';
import { useToggledForm } from '../shared/useToggledForm.ts';
import { hidePixKey } from './hidePixKey.ts';
import * as styles from './BankAccountRow.css.ts';

const skeleton = <Skeleton kind="text" rows={5} />;

const { Part: BankForm, preloadHandlers } = lazyPart(
  () => import('./BankForm.tsx').then((form) => form.BankForm),
  <Loading text={messages.loading}>{skeleton}</Loading>,
);

function bankFailure(error: unknown): string {
  return failureText(error, { fallback: messages.loadFailed, connection: messages.connectionFailed });
}

export interface BankAccountRowProps {
  /** The stored account; null when there is none yet. */
  account: QueryResult<Received<'Conta'> | null>;
  /** Name of the member. */
  member: string | null;
}

/** The bank data for withdrawals, to view, create or edit. The form needs the stored data. */
export function BankAccountRow({ account: query, member }: BankAccountRowProps) {
  const toggled = useToggledForm('bank', query.data !== undefined);
  const heading = useHashFocus(bankData.anchor);
  const account = query.data ?? null;
  const button =
    account === null
      ? { open: messages.add, openShort: messages.addShort }
      : { open: messages.edit, openShort: messages.editShort };

  return (
    <EditRow
      texts={{ title: messages.title, success: messages.success, ...button }}
      headingRef={heading}
      introduction={messages.introduction}
      value={query.data === null ? messages.none : undefined}
      stored={
        query.data === null ? undefined : (
          <QueryBoundary
            queries={[query]}
            failed={bankFailure}
            tone="warning"
            loadingText={messages.loading}
            skeleton={skeleton}
          >
            {(data) => data && <BankAccountView account={data} />}
          </QueryBoundary>
        )
      }
      ready={query.data !== undefined}
      icon={account === null ? <PlusIcon size="text" /> : <EditIcon size="text" />}
      toggled={toggled}
      preloadHandlers={preloadHandlers}
    >
      <BankForm account={account} member={member} onSaved={toggled.close} onCancel={toggled.cancel} />
    </EditRow>
  );
}

interface BankAccountViewProps {
  /** The stored account; empty values are shown as '--'. */
  account: Received<'Conta'>;
}

/** The stored bank data. CPF, account and PIX key are masked until a press shows them. */
function BankAccountView({ account }: BankAccountViewProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen
    ? {
        cpf: account.cpf || emptyValue,
        account: account.numero_conta || emptyValue,
        pix: account.chave_pix || emptyValue,
      }
    : {
        cpf: hideCpf(account.cpf),
        account: hideAccount(account.numero_conta),
        pix: hidePixKey(account.chave_pix),
      };
  return (
    <>
      <div className={isOpen ? styles.facts : styles.fewFacts}>
        <KeyValue
          variant="grid"
          items={[
            { label: messages.fullName, value: account.nome_completo || emptyValue },
            { label: messages.cpf, value: shown.cpf },
            { label: messages.bankName, value: account.nome_banco || emptyValue },
            { label: messages.bankCode, value: account.codigo_banco || emptyValue },
            { label: messages.branch, value: account.numero_agencia || emptyValue },
            { label: messages.account, value: shown.account },
            { label: messages.pixKey, value: <EmailText>{shown.pix}</EmailText> },
          ]}
        />
      </div>
      <div className={styles.toggle}>
        <Button
          variant="quiet"
          size="small"
          icon={isOpen ? <EyeOffIcon size="text" /> : <EyeIcon size="text" />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.hide : messages.show}
        </Button>
      </div>
    </>
  );
}
