/**
 * Components that would fit any product. They import no domain component and no message catalogue. The entry points
 * next to `src/index.ts` export those with a large dependency.
 */
export { type AvatarProps, Avatar } from './Avatar/Avatar.tsx';
export { type BackLinkProps, BackLink } from './BackLink/BackLink.tsx';
export { type BottomBarProps, BottomBar } from './BottomBar/BottomBar.tsx';
export { type BrandMarkProps, BrandMark } from './BrandMark/BrandMark.tsx';
export { type Breadcrumb, type BreadcrumbsProps, Breadcrumbs } from './Breadcrumbs/Breadcrumbs.tsx';
export { type ButtonProps, Button, type ButtonAppearance } from './Button/Button.tsx';
export { type ButtonLinkProps, ButtonLink } from './Button/Button.tsx';
export { type CardProps, Card } from './Card/Card.tsx';
export { type CheckboxFieldProps, CheckboxField } from './CheckboxField/CheckboxField.tsx';
export { type CopyFieldProps, CopyField } from './CopyField/CopyField.tsx';
export { type CpfFieldProps, CpfField } from './CpfField/CpfField.tsx';
export { type DisclosureProps, Disclosure } from './Disclosure/Disclosure.tsx';
export { type EmptyStateProps, EmptyState } from './EmptyState/EmptyState.tsx';
export { type FieldProps, type FieldControl, Field } from './Field/Field.tsx';
export { type FormProps, Form } from './Form/Form.tsx';
export { type HeaderProps, Header, type NavItem, type NavLink, type NavAction } from './Header/Header.tsx';
export { type HeadingLevel, type HeadingProps, Heading } from './Heading/Heading.tsx';
export { type IconButtonProps, IconButton } from './IconButton/IconButton.tsx';
export { type KeyValueItem, type KeyValueProps, KeyValue } from './KeyValue/KeyValue.tsx';
export { type GridProps, Grid, type InlineProps, Inline, type StackProps, Stack } from './Layout/Layout.tsx';
export { type LinkProps, type LinkProviderProps, LinkProvider, Link } from './Link/Link.tsx';
export { List, type ListProps } from './List/List.tsx';
export { type LoadFailedProps, LoadFailed } from './LoadFailed/LoadFailed.tsx';
export { type NoticeTone, type NoticeProps, Notice } from './Notice/Notice.tsx';
export { type NumberFieldProps, NumberField } from './NumberField/NumberField.tsx';
export { type PageLayoutProps, PageLayout } from './PageLayout/PageLayout.tsx';
export { type PageHeaderProps, PageHeader } from './PageHeader/PageHeader.tsx';
export { type PasswordFieldProps, PasswordField } from './PasswordField/PasswordField.tsx';
export { type Point, type PointListProps, PointList } from './PointList/PointList.tsx';
export { type ProgressBarProps, ProgressBar } from './ProgressBar/ProgressBar.tsx';
export { type ResultProps, Result } from './Result/Result.tsx';
export { rejectedAddresses } from './SafeText/parseSafeText.ts';
export { type SafeTextProps, SafeText } from './SafeText/SafeText.tsx';
export { type Segment, type SegmentedControlProps, SegmentedControl } from './SegmentedControl/SegmentedControl.tsx';
export { type SearchFieldProps, SearchField } from './SearchField/SearchField.tsx';
export { type SelectOption, type SelectFieldProps, SelectField } from './SelectField/SelectField.tsx';
export {
  type SettingsListProps,
  SettingsList,
  type SettingsRowProps,
  SettingsRow,
} from './SettingsList/SettingsList.tsx';
export { type LoadingProps, Loading, type SkeletonProps, Skeleton } from './Skeleton/Skeleton.tsx';
export { SkipLink } from './SkipLink/SkipLink.tsx';
export { type TabStripLink, type TabStripProps, TabStrip } from './TabStrip/TabStrip.tsx';
export { type TextProps, Text } from './Text/Text.tsx';
export { type TextAreaFieldProps, TextAreaField } from './TextAreaField/TextAreaField.tsx';
export { type TextInputProps, type TextFieldProps, TextField } from './TextField/TextField.tsx';
export { type TextLinkProps, TextLink } from './TextLink/TextLink.tsx';
export { type ThemeToggleProps, ThemeToggle } from './ThemeToggle/ThemeToggle.tsx';
export { type VisuallyHiddenProps, VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
