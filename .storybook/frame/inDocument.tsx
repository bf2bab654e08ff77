import type { Decorator } from '@storybook/react-vite';
import { themeAttribute } from '@raiz/ui/theme';
import { AloneStory } from '../docs/AloneStory.tsx';
import { readChoices } from './stage.ts';
import * as styles from './Frame.css.ts';

/**
 * Shows a story inside a document. Each gets a background of its theme; a story with a screen size,
 * a time zone or another page-wide setting gets its own iframe.
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
