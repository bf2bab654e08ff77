import { VisuallyHidden } from '@raiz/ui';

export interface UserNameProps {
  /** The e-mail that the person logs in with. */
  email: string;
}

/**
 * Tells password managers whose password a form changes. Visually hidden, because they skip
 * `display: none`; not reachable by keyboard or screen reader.
 */
export function UserName({ email }: UserNameProps) {
  return (
    <VisuallyHidden as="div">
      <input type="text" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
    </VisuallyHidden>
  );
}
