import type { Decorator } from '@storybook/react-vite';
import { themeAttribute } from '@raiz/ui/theme';
import { AloneStory } from '../docs/AloneStory.tsx';
import { readChoices } from './choices.ts';
import * as styles from './StoryFrame.css.ts';

/**
 * Shows a story that stands in a document as it is alone. A document holds light and dark ones at
 * once, so each gets a ground of its own theme; one that asks for a screen size, a zone or anything
 * else of the page gets a page of its own.
 */
export const inDocument: Decorator = (Story, { id, name, globals, storyGlobals, viewMode }) => {
  if (viewMode !== 'docs') return <Story />;
  const asksForPage = Object.keys(storyGlobals).some((asked) => asked !== 'theme');
  if (asksForPage) return <AloneStory id={id} name={name} storyGlobals={storyGlobals} />;
  const theme = readChoices(globals).theme === 'dark' ? 'dark' : 'light';
  return (
    <div className={styles.frame} {...{ [themeAttribute]: theme }}>
      <Story />
    </div>
  );
};
