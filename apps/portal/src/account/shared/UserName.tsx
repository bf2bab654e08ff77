import { VisuallyHidden } from '@raiz/ui';

export interface UserNameProps {
  /** The e-mail that the person logs in with. */
  email: string;
}

/**
 * Tells password managers whose password a form changes. Rendered and not `display: none`, because
 * they skip what is not; out of reach of the keyboard and of screen readers.
 */
export function UserName({ email }: UserNameProps) {
  return (
    <VisuallyHidden as="div">
      <input type="text" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
    </VisuallyHidden>
  );
}
