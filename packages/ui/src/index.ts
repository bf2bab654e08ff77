/**
 * Components without third-party dependencies. Dialogs and the side menu are in
 * `@raiz/ui/overlays`.
 */
export { type BadgeProps, Badge } from './components/Badge/Badge.tsx';
export { type Breadcrumb, type BreadcrumbsProps, Breadcrumbs } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { type ButtonLook, type ButtonProps, Button } from './components/Button/Button.tsx';
export { type ButtonLinkProps, ButtonLink } from './components/Button/ButtonLink.tsx';
export { type CardProps, Card } from './components/Card/Card.tsx';
export { type CheckboxFieldProps, CheckboxField } from './components/CheckboxField/CheckboxField.tsx';
export { type CopyFieldProps, CopyField } from './components/CopyField/CopyField.tsx';
export { type CourseCardProps, CourseCard } from './components/CourseCard/CourseCard.tsx';
export { type CpfFieldProps, CpfField } from './components/CpfField/CpfField.tsx';
export { type DisclosureProps, Disclosure } from './components/Disclosure/Disclosure.tsx';
export { type EmptyStateProps, EmptyState } from './components/EmptyState/EmptyState.tsx';
export { type FieldError, type ErrorSummaryProps, ErrorSummary } from './components/ErrorSummary/ErrorSummary.tsx';
export { type FieldProps, type FieldControl, Field } from './components/Field/Field.tsx';
export { type FormProps, Form } from './components/Form/Form.tsx';
export { type HeaderProps, Header } from './components/Header/Header.tsx';
export { type NavItem, type NavLink, type NavAction } from './components/Header/NavItem.ts';
export { type HeadingLevel, type HeadingProps, Heading } from './components/Heading/Heading.tsx';
export { type IconButtonProps, IconButton } from './components/IconButton/IconButton.tsx';
export { type KeyValueItem, type KeyValueProps, KeyValue } from './components/KeyValue/KeyValue.tsx';
export { type GridProps, Grid } from './components/Layout/Grid.tsx';
export { type InlineProps, Inline } from './components/Layout/Inline.tsx';
export { type StackProps, Stack } from './components/Layout/Stack.tsx';
export { type LessonListItem, type LessonListProps, LessonList } from './components/LessonList/LessonList.tsx';
export { type LevelChipProps, LevelChip } from './components/LevelChip/LevelChip.tsx';
export { levelLang } from './components/LevelChip/levelLang.ts';
export { type LevelLadderProps, LevelLadder } from './components/LevelLadder/LevelLadder.tsx';
export type { NextLevelStep } from './components/LevelLadder/NextSteps.tsx';
export { type LinkProps, type LinkProviderProps, LinkProvider, Link } from './components/Link/Link.tsx';
export { type LoadFailedProps, LoadFailed } from './components/LoadFailed/LoadFailed.tsx';
export { type NoticeTone, type NoticeProps, Notice } from './components/Notice/Notice.tsx';
export { type NumberFieldProps, NumberField } from './components/NumberField/NumberField.tsx';
export { type PageLayoutProps, PageLayout } from './components/PageLayout/PageLayout.tsx';
export { type PageTitleProps, PageTitle } from './components/PageTitle/PageTitle.tsx';
export { type PasswordFieldProps, PasswordField } from './components/PasswordField/PasswordField.tsx';
export { type ProgressBarProps, ProgressBar } from './components/ProgressBar/ProgressBar.tsx';
export { type ResourceListProps, ResourceList } from './components/ResourceList/ResourceList.tsx';
export { type SafeTextProps, SafeText } from './components/SafeText/SafeText.tsx';
export { type SelectOption, type SelectFieldProps, SelectField } from './components/SelectField/SelectField.tsx';
export { type LoadingProps, Loading } from './components/Skeleton/Loading.tsx';
export {
  type SkeletonTextProps,
  SkeletonText,
  type SkeletonCardProps,
  SkeletonCard,
  type SkeletonPageProps,
  SkeletonPage,
} from './components/Skeleton/Skeleton.tsx';
export { type SkipLinkProps, SkipLink } from './components/SkipLink/SkipLink.tsx';
export { type SponsorCardProps, SponsorCard } from './components/SponsorCard/SponsorCard.tsx';
export { type StatProps, Stat } from './components/Stat/Stat.tsx';
export { type StatusBadgeProps, StatusBadge } from './components/StatusBadge/StatusBadge.tsx';
export {
  type SubscriptionBannerProps,
  SubscriptionBanner,
} from './components/SubscriptionBanner/SubscriptionBanner.tsx';
export { type TextProps, Text } from './components/Text/Text.tsx';
export type { CounterTexts } from './components/TextAreaField/Counter.tsx';
export { type TextAreaFieldProps, TextAreaField } from './components/TextAreaField/TextAreaField.tsx';
export { type TextInputProps, type TextFieldProps, TextField } from './components/TextField/TextField.tsx';
export { type TextLinkProps, TextLink } from './components/TextLink/TextLink.tsx';
export { type ThemeToggleProps, ThemeToggle } from './components/ThemeToggle/ThemeToggle.tsx';
export { type VideoPlayerProps, VideoPlayer } from './components/VideoPlayer/VideoPlayer.tsx';
export { type VisuallyHiddenProps, VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export type { IconProps } from './icons/Icon.tsx';
export {
  DownloadIcon,
  CopyIcon,
  TrashIcon,
  EditIcon,
  PlusIcon,
  EyeIcon,
  EyeOffIcon,
  SearchIcon,
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
  LockOpenIcon,
  LockIcon,
  DiamondIcon,
  OpenDiamondIcon,
  PersonIcon,
  CourseIcon,
  CertificateIcon,
  ListIcon,
  LinkIcon,
  FlagIcon,
} from './icons/subjects.tsx';
export { SunIcon, MoonIcon, SystemIcon } from './icons/theme.tsx';
export type { BadgeTone, BonusType, LevelTone, Space } from './theme/tokens.ts';
export type { ThemeChoice, ThemeName } from './theme/themeName.ts';
export { useHydrated } from './internal/useHydrated.ts';
