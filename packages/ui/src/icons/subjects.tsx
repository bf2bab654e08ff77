import { Icon, type IconProps } from './Icon.tsx';

/** Premium. */
export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.8l2.5 5.3 5.7.7-4.2 4 1.1 5.7L12 16.7l-5.1 2.8L8 13.8l-4.2-4 5.7-.7z" fill="currentColor" />
    </Icon>
  );
}

/** Free access. */
export function LockOpenIcon(props: IconProps) {
  return <Icon {...props} d="M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 6.8-1.2" />;
}

/** Closed to this reader. */
export function LockIcon(props: IconProps) {
  return <Icon {...props} d="M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />;
}

/** A diamond level. */
export function DiamondIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4l6.5 8L12 20l-6.5-8z" fill="currentColor" />
    </Icon>
  );
}

/** Open to everyone. */
export function OpenDiamondIcon(props: IconProps) {
  return <Icon {...props} d="M12 4l6.5 8L12 20l-6.5-8z" />;
}

/** A person. */
export function PersonIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 4.5a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5zM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5"
    />
  );
}

/** A course or its lessons. */
export function CourseIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 5.5h5.5A2.5 2.5 0 0 1 12 8v12a2.5 2.5 0 0 0-2.5-2H4zM20 5.5h-5.5A2.5 2.5 0 0 0 12 8v12a2.5 2.5 0 0 1 2.5-2H20z"
    />
  );
}

/** A certificate. */
export function CertificateIcon(props: IconProps) {
  return <Icon {...props} d="M12 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM9 13.5L7.5 20.5 12 18l4.5 2.5L15 13.5" />;
}

/** A list with nothing in it yet. */
export function ListIcon(props: IconProps) {
  return <Icon {...props} d="M5 5h14v14H5zM9 9.5h6M9 14.5h3.5" />;
}

/** A link. */
export function LinkIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1"
    />
  );
}

/** The next goal. */
export function FlagIcon(props: IconProps) {
  return <Icon {...props} d="M6 21V4M6 4.5h12l-3 4 3 4H6" />;
}
