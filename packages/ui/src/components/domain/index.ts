/**
 * Components that know this product's terms: courses, levels, sponsors, subscriptions. They may import primitives. The
 * entry points next to `src/index.ts` export those with a large dependency.
 */
export { type BadgeProps, Badge, StatusText } from './Badge/Badge.tsx';
export { type StatusKind, type StatusProps, statusOf } from './Badge/statuses.ts';
export { type CourseCardProps, CourseCard } from './CourseCard/CourseCard.tsx';
export { type CourseCoverProps, CourseCover } from './CourseCover/CourseCover.tsx';
export { type LessonListItem, type LessonListProps, LessonList } from './LessonList/LessonList.tsx';
export { type LevelChipProps, LevelChip } from './LevelChip/LevelChip.tsx';
export { type LevelEmblemProps, LevelEmblem } from './LevelEmblem/LevelEmblem.tsx';
export { levelLang } from './LevelChip/levels.ts';
export { type LevelLadderProps, LevelLadder } from './LevelLadder/LevelLadder.tsx';
export { type NextLevelStep, type NextStepsProps, NextSteps } from './LevelLadder/LevelLadder.tsx';
export { type ResourceListProps, ResourceList } from './ResourceList/ResourceList.tsx';
export { type SealProps, Seal } from './Seal/Seal.tsx';
export { type SponsorCardProps, SponsorCard } from './SponsorCard/SponsorCard.tsx';
export { type SubscriptionBannerProps, SubscriptionBanner } from './SubscriptionBanner/SubscriptionBanner.tsx';
export { type VideoPlayerProps, VideoPlayer } from './VideoPlayer/VideoPlayer.tsx';
export { Band, BandFigures, type BandFigure, type BandProps } from './Band/Band.tsx';
