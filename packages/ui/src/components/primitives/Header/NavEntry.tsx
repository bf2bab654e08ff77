import { Link } from '../Link/Link.tsx';
import type { NavItem } from './NavItem.ts';

interface NavEntryProps {
  item: NavItem;
  className: string;
  /** Called when the entry is chosen, so that a menu can close. */
  onChosen?: () => void;
}

/** One entry of the header or the side menu: a link, or a button for an action. */
export function NavEntry({ item, className, onChosen }: NavEntryProps) {
  if ('onSelect' in item) {
    const choose = () => {
      onChosen?.();
      item.onSelect();
    };
    return (
      <button type="button" onClick={choose} className={className}>
        {item.label}
      </button>
    );
  }
  return (
    <Link
      href={item.href}
      aria-current={item.current === 'section' ? 'true' : item.current}
      onPointerEnter={item.onIntent}
      onFocus={item.onIntent}
      onClick={onChosen}
      className={className}
    >
      {item.label}
    </Link>
  );
}
