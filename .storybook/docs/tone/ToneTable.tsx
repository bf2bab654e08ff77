import { DataTable } from '@raiz/ui/table';
import { bankMessages, credentialMessages, passwordResetMessages } from '@raiz/ui/messages/account';
import { bannerMessages, sessionMessages, errorMessages } from '@raiz/ui/messages/global';
import { certificatesMessages, courseContentMessages, coursePreviewMessages } from '@raiz/ui/messages/learning';

/** A kind of sentence, with an example from the portal. */
interface ToneRow {
  kind: string;
  rule: string;
  example: string;
}

const rows: readonly ToneRow[] = [
  { kind: 'Pedido', rule: 'Verbo no imperativo, tratamento por você', example: credentialMessages.emailMissing },
  {
    kind: 'Campo com erro',
    rule: 'O que conferir, com um exemplo do que vale',
    example: credentialMessages.emailInvalid,
  },
  { kind: 'Falha', rule: 'O que aconteceu e o que fazer', example: sessionMessages.ended },
  {
    kind: 'Falha sem saída própria',
    rule: 'Sempre um caminho: tentar de novo ou voltar',
    example: errorMessages.pageBroke,
  },
  { kind: 'Sucesso', rule: 'O que aconteceu e o que vem agora', example: coursePreviewMessages.success },
  { kind: 'Resultado', rule: 'Curto, com o próximo passo', example: passwordResetMessages.success },
  { kind: 'Vazio', rule: 'Que não há nada, e como passa a haver', example: certificatesMessages.noneHelp },
  { kind: 'Confirmação', rule: 'A consequência antes do botão', example: courseContentMessages.abandon.question },
  { kind: 'Aviso', rule: 'O estado e o que ele impede', example: bannerMessages.inactive },
  { kind: 'Motivo', rule: 'Por que pedimos um dado, uma vez', example: bankMessages.pixHint },
];

/** The rules for each kind of sentence, with examples from the catalogue. */
export function ToneTable() {
  return (
    <DataTable
      caption="Tipos de frase"
      hideCaption
      rows={rows}
      rowKey={({ kind }) => kind}
      columns={[
        { id: 'kind', header: 'Tipo', rowHeader: true, render: ({ kind }) => kind },
        { id: 'rule', header: 'Como se escreve', render: ({ rule }) => rule },
        { id: 'example', header: 'No portal', render: ({ example }) => `“${example}”` },
      ]}
    />
  );
}
