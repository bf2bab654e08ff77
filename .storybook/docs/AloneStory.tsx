import { useSyncExternalStore } from 'react';
import { sizeOf } from '../frame/modes.ts';
import { onToolbarChange, toolbarChoices } from './globalsStore.ts';
import { aloneHref } from './hrefs.ts';
import * as styles from './Documents.css.ts';

export interface AloneStoryProps {
  id: string;
  /** Name of the story, for the iframe's title. */
  name: string;
  /** The story's own globals: its screen size, and its theme, which overrides the document's. */
  storyGlobals: Readonly<Record<string, unknown>>;
}

/** A story in an iframe inside a document, with its own address, session, screen size and clock. */
export function AloneStory({ id, name, storyGlobals }: AloneStoryProps) {
  const { theme } = useSyncExternalStore(onToolbarChange, toolbarChoices);
  return (
    <iframe
      className={styles.preview}
      style={sizeOf(storyGlobals) ?? undefined}
      src={aloneHref(id, theme === 'dark' ? 'dark' : 'light')}
      title={name}
      loading="lazy"
    />
  );
}
