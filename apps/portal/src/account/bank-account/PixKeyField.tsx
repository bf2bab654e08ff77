import { Button, Notice, Stack, Text, TextField } from '@raiz/ui';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { readPixKey } from './bankHints.ts';

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
 * The PIX key and its recognized kind, written as PIX has it when the field is left. Eleven digits may be a CPF or a
 * mobile number, which PIX writes with +55: the field asks which, and changes the key only when the member accepts.
 */
export function PixKeyField({ value, error, ref, onChange }: PixKeyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  // The key that the member has confirmed as a CPF.
  const [cpf, setCpf] = useState<string | null>(null);
  // The key with which the member has left the field.
  const [left, setLeft] = useState('');
  const { kind, key, phone } = readPixKey(value);
  const isCpf = phone !== null && cpf === value;
  const shownKind = isCpf ? 'cpf' : kind;
  const isDoubtful = kind === null && phone === null && value.trim() !== '' && left === value;

  function choose(asPhone: string | null) {
    if (asPhone === null) setCpf(value);
    else onChange(asPhone);
    input.current?.focus();
  }

  function leave() {
    setLeft(value);
    if (key === value) return;
    // A CPF typed with dots is no mobile number.
    if (kind === 'cpf') setCpf(key);
    onChange(key);
  }

  return (
    <Stack gap={8}>
      <TextField
        ref={input}
        label={messages.pixKey}
        // One line replaces the other, so that the button does not move under a press.
        hint={isDoubtful ? undefined : messages.pixHint}
        warning={isDoubtful ? messages.pixDoubtful : null}
        optionalText={messages.optional}
        code
        value={value}
        error={error}
        onChange={onChange}
        onBlur={leave}
      />
      <div role="status">
        {shownKind !== null && (
          <Text size="caption" tone="muted">
            {messages.pixLooksLike({ kind: messages.pixKinds[shownKind] })}
          </Text>
        )}
      </div>
      {phone !== null && !isCpf && (
        <Notice
          tone="info"
          actions={
            <>
              <Button variant="secondary" onClick={() => choose(null)}>
                {messages.pixUseAsCpf}
              </Button>
              <Button variant="secondary" onClick={() => choose(phone)}>
                {messages.pixUseAsPhone({ phone })}
              </Button>
            </>
          }
        >
          {messages.pixCpfOrPhone}
        </Notice>
      )}
    </Stack>
  );
}
