import { DadosBancarios } from '@raiz/api-client/maxLengths';
import { Button, Notice, Stack, Text, TextField } from '@raiz/ui';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { guessPixKind } from './bankHints.ts';

export interface PixKeyFieldProps {
  /** The key, of any kind. */
  value: string;
  /** Error of the field. */
  error?: string | undefined;
  /** Ref of the control. */
  ref: Ref<HTMLInputElement>;
  /** Called with every change. */
  onChange: (value: string) => void;
}

/**
 * The PIX key and its recognized kind. Eleven digits may be a CPF or a mobile number, which PIX
 * writes with +55: the field asks which, and changes the key only when the member accepts.
 */
export function PixKeyField({ value, error, ref, onChange }: PixKeyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  // The key that the member has confirmed as a CPF.
  const [cpf, setCpf] = useState<string | null>(null);
  const guess = guessPixKind(value);
  const isCpf = guess.ambiguous && cpf === value;
  const kind = isCpf ? 'cpf' : guess.kind;

  function usePhone(phone: string) {
    onChange(phone);
    input.current?.focus();
  }

  function chooseCpf() {
    setCpf(value);
    input.current?.focus();
  }

  return (
    <Stack gap={8}>
      <TextField
        ref={input}
        label={messages.pixKey}
        hint={messages.pixHint}
        optionalText={messages.optional}
        code
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={DadosBancarios.chave_pix}
        value={value}
        error={error}
        onChange={onChange}
      />
      <div role="status">
        {kind !== null && (
          <Text size="caption" tone="muted">
            {messages.pixLooksLike({ kind: messages.pixKinds[kind] })}
          </Text>
        )}
      </div>
      {guess.phone !== null && !isCpf && (
        <PhoneOffer phone={guess.phone} onPhone={usePhone} {...(guess.ambiguous && { onCpf: chooseCpf })} />
      )}
    </Stack>
  );
}

interface PhoneOfferProps {
  /** The number with country code: `+5511999998888`. */
  phone: string;
  /** Writes the number into the field. */
  onPhone: (phone: string) => void;
  /** Present when the key may also be a CPF; called when the member confirms that. */
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
