import { createElement, Fragment, type ReactNode } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { viewports } from '../frame/viewports.ts';

/** What Storybook hands to what stands around the shown story. */
interface AroundStoryProps {
  /** The frame with the story. */
  children?: ReactNode;
  storyId?: string;
}

const Sides = styled.div({
  display: 'flex',
  gap: 8,
  width: '100%',
  height: '100%',
  overflow: 'auto',
  justifyContent: 'center',
});
const Side = styled.iframe({ flex: '1 1 0', minWidth: 320, height: '100%', border: 0 });
/** Keeps the usual frame alive behind, so that leaving the two sides loads nothing anew. */
const Usual = styled.div<{ away: boolean }>(({ away }) => ({ display: away ? 'none' : 'contents' }));

/** Marks a frame whose messages are none of the manager's business. */
const apart = { 'data-is-storybook-thumbnail': true };

/** The address of a story alone, with what the toolbar asks for beside the theme. */
function sideAddress(storyId: string, theme: 'light' | 'dark', globals: Readonly<Record<string, unknown>>): string {
  const others = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'theme' ? [`${name}:${value}`] : [],
  );
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    globals: [`theme:${theme}`, ...others].join(';'),
  });
  return `iframe.html?${query.toString()}`;
}

/** The width that the toolbar's screen size asks for, or none. */
function chosenWidth(viewport: unknown): string | undefined {
  if (typeof viewport !== 'object' || viewport === null || !('value' in viewport)) return undefined;
  return Object.entries(viewports).find(([name]) => name === viewport.value)?.[1].styles.width;
}

/**
 * Shows a story in light and dark side by side when the toolbar asks for both: two pages, so that dialogs, screen sizes and
 * the portal's own reading of the theme stay true. A story with a theme of its own is shown once.
 */
export function BothThemes({ children, storyId }: AroundStoryProps) {
  const [globals, , storyGlobals] = useGlobals();
  const { viewMode } = useStorybookState();
  const both =
    globals['theme'] === 'both' && !('theme' in storyGlobals) && viewMode === 'story' && storyId !== undefined;
  const width = chosenWidth(globals['viewport']);
  // Storybook bundles what stands around stories with the older JSX, which this project does not use.
  const side = (theme: 'light' | 'dark') =>
    createElement(Side, {
      key: theme,
      ...apart,
      title: theme === 'light' ? 'Tema claro' : 'Tema escuro',
      src: sideAddress(storyId ?? '', theme, globals),
      style: width === undefined ? undefined : { flex: 'none', width },
    });
  return createElement(
    Fragment,
    null,
    both && createElement(Sides, null, side('light'), side('dark')),
    createElement(Usual, { away: both }, children),
  );
}
