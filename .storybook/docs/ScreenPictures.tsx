import { Heading, List } from '@raiz/ui';
import { use, useSyncExternalStore } from 'react';
import type { StoryIndex } from 'storybook/internal/types';
import { isScreen, picturesOf } from '../pictures/picturesOf.ts';
import { onToolbarChange, toolbarChoices } from './globalsStore.ts';
import { storyHref } from './hrefs.ts';
import { PageLink } from './PageLink.tsx';
import * as styles from './Documents.css.ts';

/** The first story of a screen's file. */
interface Screen {
  id: string;
  storyFile: string;
  /** Such as "Conta". */
  area: string;
  /** Such as "Login". */
  name: string;
}

async function readScreens(): Promise<Screen[]> {
  const response = await fetch('./index.json');
  const { entries }: StoryIndex = await response.json();
  const stories = Object.values(entries).filter(({ type, importPath }) => type === 'story' && isScreen(importPath));
  const titles = stories.map(({ title }) => title);
  return stories.flatMap(({ id, importPath, title }, index) => {
    const [category, area = '', name = ''] = title.split('/');
    return category === 'Telas' && titles.indexOf(title) === index ? { id, storyFile: importPath, area, name } : [];
  });
}

const screens = readScreens();

/** The accepted pictures of all screens by area, on a desktop and a phone, in the toolbar's theme. */
export function ScreenPictures() {
  const { theme } = useSyncExternalStore(onToolbarChange, toolbarChoices);
  const shown = use(screens);
  return Array.from(new Set(shown.map(({ area }) => area)), (area) => (
    <section key={area} className={styles.area}>
      <Heading level={2}>{area}</Heading>
      <List className={styles.screens}>
        {shown
          .filter((screen) => screen.area === area)
          .map(({ id, storyFile, name }) => (
            <li key={id}>
              <PageLink href={storyHref(id)}>
                {name}
                <span className={styles.pictures}>
                  {picturesOf(id, storyFile)
                    .filter(({ mode }) => mode.theme === (theme === 'dark' ? 'dark' : 'light'))
                    .map(({ file }) => (
                      <img key={file} src={`./pictures/${file}.png`} alt="" loading="lazy" className={styles.picture} />
                    ))}
                </span>
              </PageLink>
            </li>
          ))}
      </List>
    </section>
  ));
}
