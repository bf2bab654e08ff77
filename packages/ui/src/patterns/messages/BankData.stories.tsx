import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import {
  Button,
  Card,
  EmptyState,
  Form,
  Inline,
  KeyValue,
  LoadFailed as Failed,
  Loading,
  Notice,
  type NoticeTone,
  NumberField,
  SkeletonText,
  Stack,
  Text,
  TextField,
} from '../../index.ts';
import { bankMessages as messages } from '../../messages/account.ts';
import { commonMessages } from '../../messages/global.ts';
import { ConfirmDialog } from '../../overlays.ts';
import { nothing } from './storyScreen.tsx';
import { dark, described, fits, phone, said, seen } from './storySaid.ts';

interface BankDataPatternProps {
  answer?: readonly [tone: NoticeTone, text: string];
  children?: ReactNode;
}

/** The bank data on `/perfil` (spec, sections 2, 5 and 8). */
function BankDataPattern({ answer, children = <Reading /> }: BankDataPatternProps) {
  return (
    <Card title={messages.title}>
      <Text tone="muted">{messages.introduction}</Text>
      {answer && <Notice tone={answer[0]}>{answer[1]}</Notice>}
      {children}
    </Card>
  );
}

function Reading({ isOpen = true }: { isOpen?: boolean }) {
  const hide = (text: string) => (isOpen ? text : '••••••');
  return (
    <Stack>
      <KeyValue
        items={[
          { label: messages.fullName, value: 'Mariana Alves' },
          { label: messages.cpf, value: hide('529.982.247-25') },
          { label: messages.bankName, value: 'Banco do Brasil' },
          { label: messages.bankCode, value: '001' },
          { label: messages.branch, value: '1234-5' },
          { label: messages.account, value: hide('98765-4') },
          { label: messages.pixKey, value: hide('mariana@exemplo.com.br') },
        ]}
      />
      <Inline>
        <Button variant="secondary">{messages.edit}</Button>
        <Button variant="quiet">{isOpen ? messages.hide : messages.show}</Button>
      </Inline>
    </Stack>
  );
}

interface EditingProps {
  busy?: boolean;
  /** Sent without anything in it. */
  isEmpty?: boolean;
  cpf?: { value?: string; error?: string; warning?: string };
  holderDiffers?: boolean;
  pixNote?: ReactNode;
}

function Editing({ busy = false, isEmpty = false, cpf = {}, holderDiffers = false, pixNote }: EditingProps) {
  const missing = (text: string) => (isEmpty ? text : null);
  const filled = (text: string) => (isEmpty ? '' : text);
  return (
    <Form onSubmit={nothing} busy={busy} label={messages.title}>
      <TextField
        required
        label={messages.fullName}
        hint={messages.fullNameHint}
        warning={holderDiffers ? messages.holderDiffers : null}
        error={missing(messages.fullNameMissing)}
        value={filled('Mariana Alves')}
        onChange={nothing}
      />
      <TextField
        required
        label={messages.cpf}
        hint={messages.cpfHint}
        warning={cpf.warning}
        error={cpf.error ?? missing(messages.cpfMissing)}
        value={filled(cpf.value ?? '529.982.247-25')}
        onChange={nothing}
      />
      <TextField
        required
        label={messages.bankName}
        hint={messages.bankHint}
        error={missing(messages.bankNameMissing)}
        value={filled('Banco do Brasil')}
        onChange={nothing}
      />
      <NumberField
        required
        label={messages.bankCode}
        error={missing(messages.bankCodeMissing)}
        value={filled('001')}
        onChange={nothing}
      />
      <TextField
        required
        label={messages.branch}
        hint={messages.branchHint}
        error={missing(messages.branchMissing)}
        value={filled('1234-5')}
        onChange={nothing}
      />
      <TextField
        required
        label={messages.account}
        hint={messages.accountHint}
        error={missing(messages.accountMissing)}
        value={filled('98765-4')}
        onChange={nothing}
      />
      <TextField
        label={messages.pixKey}
        hint={messages.pixHint}
        optionalText={messages.optional}
        value=""
        onChange={nothing}
      />
      {pixNote}
      <Inline>
        <Button type="submit" busy={busy} busyLabel={messages.saving}>
          {messages.save}
        </Button>
        <Button variant="secondary" disabled={busy}>
          {messages.cancel}
        </Button>
      </Inline>
    </Form>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Dados bancários',
  component: BankDataPattern,
} satisfies Meta<typeof BankDataPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seen('529.982.247-25', messages.edit, messages.hide) };
export const Hidden: Story = { args: { children: <Reading isOpen={false} /> }, play: seen(messages.show) };

export const NothingYet: Story = {
  args: { children: <EmptyState title={messages.none} action={<Button>{messages.add}</Button>} /> },
  play: seen(messages.none, messages.add),
};

export const LoadingData: Story = {
  args: {
    children: (
      <Loading text={messages.loading}>
        <SkeletonText lines={7} />
      </Loading>
    ),
  },
  play: said('status', messages.loading),
};

export const LoadFailed: Story = {
  args: { children: <Failed onRetry={nothing}>{messages.loadFailed}</Failed> },
  play: said('alert', messages.loadFailed),
};

export const Edited: Story = {
  args: { children: <Editing /> },
  play: described(messages.fullName, messages.fullNameHint),
};
export const Saving: Story = { args: { children: <Editing busy /> }, play: seen(messages.saving) };
export const Saved: Story = {
  args: { answer: ['success', messages.success] },
  play: said('status', 'Dados bancários salvos com sucesso!'),
};

export const SaveFailed: Story = {
  args: { answer: ['danger', messages.failed], children: <Editing /> },
  play: said('alert', 'Erro ao salvar dados bancários.'),
};

export const ConnectionLost: Story = {
  args: { answer: ['danger', messages.connectionFailed], children: <Editing /> },
  play: said('alert', 'Erro de conexão.'),
};

export const MissingFields: Story = {
  args: { children: <Editing isEmpty /> },
  play: described(messages.cpf, messages.cpfMissing),
};

export const CpfTooLong: Story = {
  args: { children: <Editing cpf={{ value: '529.982.247-255', error: messages.cpfTooLong }} /> },
  play: described(messages.cpf, messages.cpfTooLong),
};

export const CpfDoubtful: Story = {
  args: { children: <Editing cpf={{ value: '529.982.247-24', warning: messages.cpfDoubtful }} /> },
  play: described(messages.cpf, messages.cpfDoubtful),
};

export const HolderDiffers: Story = {
  args: { children: <Editing holderDiffers /> },
  play: described(messages.fullName, messages.holderDiffers),
};

/** Each kind of key that is recognised while one types, and what is said of it. */
export const PixKinds: Story = {
  args: {
    children: (
      <KeyValue
        items={Object.values(messages.pixKinds).map((kind) => ({
          label: kind,
          value: messages.pixLooksLike({ kind }),
        }))}
      />
    ),
  },
  play: seen('Tipo de chave: Chave aleatória.'),
};

export const PixCpfOrPhone: Story = {
  args: {
    children: (
      <Editing
        pixNote={
          <Notice
            tone="info"
            actions={
              <>
                <Button variant="secondary">{messages.pixUseAsCpf}</Button>
                <Button variant="secondary">{messages.pixUseAsPhone({ phone: '+55 11 98765-4321' })}</Button>
              </>
            }
          >
            {messages.pixCpfOrPhone}
          </Notice>
        }
      />
    ),
  },
  play: said('status', messages.pixCpfOrPhone),
};

const { leave } = commonMessages;

export const LeftUnsaved: Story = {
  args: {
    children: (
      <>
        <Editing />
        <ConfirmDialog
          open
          title={leave.title}
          confirmText={leave.confirm}
          cancelText={leave.stay}
          onConfirm={nothing}
          onCancel={nothing}
        >
          {leave.question}
        </ConfirmDialog>
      </>
    ),
  },
  play: said('alertdialog', leave.question),
};

export const Dark: Story = { ...MissingFields, globals: dark };
export const Narrow: Story = { ...PixCpfOrPhone, globals: phone, play: fits };
