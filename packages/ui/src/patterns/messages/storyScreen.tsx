import type { ReactNode } from 'react';
import {
  LoadFailed,
  Loading,
  PageLayout,
  type PageLayoutProps,
  PageTitle,
  SkeletonPage,
  TextLink,
} from '../../index.ts';
import { ArrowLeftIcon } from '../../icons/navigation.tsx';

/** Stands for what a screen does when something is pressed: patterns only show. */
export function nothing(): void {}

interface StoryScreenProps extends Pick<PageLayoutProps, 'width'> {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** The link above the title: words and path. */
  back?: readonly [text: string, href: string];
  lang?: string;
  children?: ReactNode;
}

/** A screen of the portal without header: title, way back, parts. */
export function StoryScreen({ title, lead, actions, back, width, lang, children }: StoryScreenProps) {
  return (
    <main lang={lang}>
      <PageLayout width={width}>
        {back && (
          <TextLink href={back[1]} look="standalone" icon={<ArrowLeftIcon size="small" />}>
            {back[0]}
          </TextLink>
        )}
        <PageTitle lead={lead} actions={actions}>
          {title}
        </PageTitle>
        {children}
      </PageLayout>
    </main>
  );
}

interface WaitingScreenProps extends Omit<StoryScreenProps, 'children'> {
  /** What is said meanwhile, or why it failed. */
  text: string;
}

/** A screen whose data are on their way. */
export function LoadingScreen({ text, ...screen }: WaitingScreenProps) {
  return (
    <StoryScreen {...screen}>
      <Loading text={text}>
        <SkeletonPage />
      </Loading>
    </StoryScreen>
  );
}

/** A screen whose data could not be read. */
export function FailedScreen({ text, ...screen }: WaitingScreenProps) {
  return (
    <StoryScreen {...screen}>
      <LoadFailed onRetry={nothing}>{text}</LoadFailed>
    </StoryScreen>
  );
}
