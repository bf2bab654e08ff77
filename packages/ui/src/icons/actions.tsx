import { Icon, type IconProps } from './Icon.tsx';

/** Fetches a file. */
export function DownloadIcon(props: IconProps) {
  return <Icon {...props} d="M12 4v11M7 11l5 5 5-5M5 20h14" />;
}

/** Copies to the clipboard. */
export function CopyIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9 9h9a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2zM15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3"
    />
  );
}

/** Deletes. */
export function TrashIcon(props: IconProps) {
  return <Icon {...props} d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />;
}

/** Changes what is there. */
export function EditIcon(props: IconProps) {
  return <Icon {...props} d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" />;
}

/** Adds. */
export function PlusIcon(props: IconProps) {
  return <Icon {...props} d="M12 5v14M5 12h14" />;
}

/** Shows what is hidden. */
export function EyeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
    />
  );
}

/** Hidden; also: not published. */
export function EyeOffIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.3M6.3 7.2A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M10 10a3 3 0 0 0 4.1 4.2M3.5 3.5l17 17"
    />
  );
}

/** Looks for something. */
export function SearchIcon(props: IconProps) {
  return <Icon {...props} d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5" />;
}
