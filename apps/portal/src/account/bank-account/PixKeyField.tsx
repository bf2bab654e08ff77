import { Button, Notice, Stack, Text, TextField } from '@raiz/ui';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { useRef, useState } from 'react';
import { lookAtPixKey } from './pixKey.ts';

export interface PixKeyFieldProps {
  /** Id of the control. */
  id: string;
  /** The key as typed, of whatever kind. */
  value: string;
  /** What is wrong with it, if anything. */
  error?: string | undefined;
  /** Called with every change. */
  onChange: (value: string) => void;
}

/**
 * The PIX key, with the kind that is recognised in it. Eleven digits may be a CPF or a mobile number, which PIX writes
 * with +55: the member is asked, and the key stays as typed unless they take the offer (product, 2.3).
 */
export function PixKeyField({ id, value, error, onChange }: PixKeyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // The key of which the member has said that it is a CPF.
  const [cpf, setCpf] = useState<string | null>(null);
  const look = lookAtPixKey(value);
  const isCpf = look.ambiguous && cpf === value;
  const kind = isCpf ? 'cpf' : look.kind;

  function usePhone(phone: string) {
    onChange(phone);
    input.current?.focus();
  }

  function keepCpf() {
    setCpf(value);
    input.current?.focus();
  }

  return (
    <Stack gap={8}>
      <TextField
        ref={input}
        id={id}
        label={messages.pixKey}
        hint={messages.pixHint}
        optionalText={messages.optional}
        mono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={140}
        value={value}
        error={error}
        onChange={onChange}
      />
      <div role="status">
        {kind !== null && (
          <Text size="small" tone="muted">
            {messages.pixLooksLike({ kind: messages.pixKinds[kind] })}
          </Text>
        )}
      </div>
      {look.phone !== null && !isCpf && (
        <PhoneOffer phone={look.phone} onPhone={usePhone} {...(look.ambiguous && { onCpf: keepCpf })} />
      )}
    </Stack>
  );
}

interface PhoneOfferProps {
  /** The number with its country, as PIX wants it: `+5511999998888`. */
  phone: string;
  /** Takes the number over into the field. */
  onPhone: (phone: string) => void;
  /** The key could be a CPF as well; called when the member says that it is one. */
  onCpf?: () => void;
}

function PhoneOffer({ phone, onPhone, onCpf }: PhoneOfferProps) {
  return (
    <Notice
      tone="info"
      actions={
        <>
          {onCpf && (
            <Button variant="secondary" onClick={onCpf}>
              {messages.pixUseAsCpf}
            </Button>
          )}
          <Button variant="secondary" onClick={() => onPhone(phone)}>
            {onCpf ? messages.pixUseAsPhone({ phone }) : messages.pixUsePhone({ phone })}
          </Button>
        </>
      }
    >
      {onCpf ? messages.pixCpfOrPhone : messages.pixPhoneForm}
    </Notice>
  );
}
