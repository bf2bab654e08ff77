import type { Received } from '@raiz/api-client';
import { Button, EyeIcon, EyeOffIcon, KeyValue } from '@raiz/ui';
import { emptyValue, hideCpf } from '@raiz/ui/format';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { useState } from 'react';
import * as styles from './BankAccountView.css.ts';
import { hideAccount, hidePixKey } from './hideText.ts';

export interface BankAccountViewProps {
  /** The stored account; empty values are shown as '--'. */
  account: Received<'Conta'>;
}

/** The stored bank data. CPF, account and PIX key are masked until a press shows them. */
export function BankAccountView({ account }: BankAccountViewProps) {
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
      <KeyValue
        look="grid"
        items={[
          { label: messages.fullName, value: account.nome_completo || emptyValue },
          { label: messages.cpf, value: shown.cpf },
          { label: messages.bankName, value: account.nome_banco || emptyValue },
          { label: messages.bankCode, value: account.codigo_banco || emptyValue },
          { label: messages.branch, value: account.numero_agencia || emptyValue },
          { label: messages.account, value: shown.account },
          { label: messages.pixKey, value: shown.pix },
        ]}
      />
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
