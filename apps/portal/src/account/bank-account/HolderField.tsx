import { TextField } from '@raiz/ui';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { useEffect, useRef, useState } from 'react';
import { isOtherPerson } from './holder.ts';

export interface HolderFieldProps {
  /** Id of the control. */
  id: string;
  /** The holder's name as typed. */
  value: string;
  /** What is wrong with it, if anything. */
  error?: string | undefined;
  /** Called with every change. */
  onChange: (value: string) => void;
  /** Name of the member. */
  member: string;
}

/**
 * The holder's name, the first field of the form, which has the focus when it opens. Somebody else's name draws a gentle
 * warning once the field is left.
 */
export function HolderField({ member, ...field }: HolderFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);

  useEffect(() => input.current?.focus(), []);

  return (
    <TextField
      {...field}
      ref={input}
      label={messages.fullName}
      hint={messages.fullNameHint}
      warning={left && isOtherPerson(field.value, member) ? messages.holderDiffers : null}
      autoComplete="name"
      required
      maxLength={150}
      onBlur={() => setLeft(true)}
    />
  );
}
