import { TextField } from '@raiz/ui';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { useState } from 'react';
import { isOtherPerson } from './holder.ts';

export interface HolderFieldProps {
  /** Id of the control. */
  id: string;
  /** Name of the holder. */
  value: string;
  /** Error of the field. */
  error?: string | undefined;
  /** Called with every change. */
  onChange: (value: string) => void;
  /** Name of the member. */
  member: string | null;
}

/** The holder's name, with a warning on blur when it differs from the member's name. */
export function HolderField({ member, ...field }: HolderFieldProps) {
  const [left, setLeft] = useState(false);

  return (
    <TextField
      {...field}
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
