import { Icon, type IconProps } from './Icon.tsx';

/** No level yet. */
export function LevelNoneIcon(props: IconProps) {
  return <Icon {...props} d="M7 12h10" />;
}

/** Bronze. */
export function OneStripeIcon(props: IconProps) {
  return <Icon {...props} d="M12 5v14" />;
}

/** Silver. */
export function TwoStripesIcon(props: IconProps) {
  return <Icon {...props} d="M9 5v14M15 5v14" />;
}

/** Gold. */
export function ThreeStripesIcon(props: IconProps) {
  return <Icon {...props} d="M6.5 5v14M12 5v14M17.5 5v14" />;
}

/** Double Diamond. */
export function TwoDiamondsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 6l4.5 6-4.5 6L2 12zM17.5 6l4.5 6-4.5 6-4.5-6z" fill="currentColor" stroke="none" />
    </Icon>
  );
}

/** Triple Diamond. */
export function ThreeDiamondsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M4.5 7.5L8 12l-3.5 4.5L1 12zM12 7.5l3.5 4.5-3.5 4.5L8.5 12zM19.5 7.5L23 12l-3.5 4.5L16 12z"
        fill="currentColor"
        stroke="none"
      />
    </Icon>
  );
}

/** Centurion Diamond. */
export function SparkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.5l2.6 6.9 6.9 2.6-6.9 2.6L12 21.5l-2.6-6.9L2.5 12l6.9-2.6z" fill="currentColor" stroke="none" />
    </Icon>
  );
}

/** Imperial Diamond. */
export function CrownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 7.5l4.8 4L12 5l4.2 6.5 4.8-4L19 18.5H5z" fill="currentColor" stroke="none" />
    </Icon>
  );
}
