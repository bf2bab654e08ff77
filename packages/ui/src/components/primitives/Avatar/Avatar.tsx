import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  /** The person's full name, which is next to it. */
  name: string;
  /**
   * `small` is 28 px, for a row of a table; `medium` is 40 px, `large` 48 px.
   * @default 'large'
   */
  size?: 'small' | 'medium' | 'large';
}

/** A circle with the initials of a person. Decoration: the name is next to it. */
export function Avatar({ name, size = 'large' }: AvatarProps) {
  return (
    <span aria-hidden="true" className={styles.avatar[size]}>
      {initialsOf(name)}
    </span>
  );
}

/**
 * Initials of a person's first and last name, in capitals; one letter for a single name, empty
 * without letters.
 */
function initialsOf(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('pt-BR') ?? '').join('');
}
