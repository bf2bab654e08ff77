/**
 * Components for every page. Those with a large dependency have their own entry points, such as
 * `@raiz/ui/overlays` for dialogs and the side menu (Radix).
 */
export * from './components/primitives/index.ts';
export * from './components/domain/index.ts';
export type { IconProps } from './icons/Icon.tsx';
export {
  DownloadIcon,
  CopyIcon,
  EditIcon,
  MoreIcon,
  PlusIcon,
  EyeIcon,
  EyeOffIcon,
  SearchIcon,
  MailIcon,
  ShareIcon,
  QrIcon,
  FilterIcon,
} from './icons/actions.tsx';
export { RetryIcon } from './icons/frame.tsx';
export {
  LevelNoneIcon,
  OneStripeIcon,
  TwoStripesIcon,
  ThreeStripesIcon,
  TwoDiamondsIcon,
  ThreeDiamondsIcon,
  SparkIcon,
  CrownIcon,
} from './icons/levels.tsx';
export { MenuIcon, CloseIcon, ExternalLinkIcon } from './icons/frame.tsx';
export {
  ChevronDownIcon,
  ChevronRightIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  ArrowDownIcon,
  GripIcon,
} from './icons/navigation.tsx';
export {
  CheckIcon,
  DoubleCheckIcon,
  ClockIcon,
  HourglassIcon,
  CircleIcon,
  HalfCircleIcon,
  CrossIcon,
  QuestionIcon,
} from './icons/status.tsx';
export { InfoIcon, SuccessIcon, WarningIcon, FailureIcon } from './icons/notices.tsx';
export {
  StarIcon,
  LockIcon,
  DiamondIcon,
  OpenDiamondIcon,
  PersonIcon,
  PeopleIcon,
  EarningsIcon,
  CourseIcon,
  CertificateIcon,
  ListIcon,
  LinkIcon,
  FlagIcon,
  GiftIcon,
  MegaphoneIcon,
  TrophyIcon,
} from './icons/subjects.tsx';
export { SunIcon, MoonIcon, SystemIcon } from './icons/theme.tsx';
export type { BadgeTone, BonusType, LevelTone, Space } from './theme/tokens.ts';
export type { ThemeChoice, ThemeName } from './theme/themeName.ts';
export { useHydrated } from './internal/useHydrated.ts';
