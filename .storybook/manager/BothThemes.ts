import { createElement, Fragment, type ReactNode } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { sizeOf } from '../frame/modes.ts';

/** Props that Storybook passes to a wrapper of the preview. */
interface AroundStoryProps {
  /** The preview's iframe. */
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
/**
 * Keeps the usual iframe mounted and laid out: its `play` still works, and leaving the side-by-side view does not
 * reload it.
 */
const Usual = styled.div<{ away: boolean }>(({ away }) =>
  away ? { position: 'absolute', inset: 0, visibility: 'hidden' } : { display: 'contents' },
);

/** Marks an iframe whose messages the manager must ignore. */
const apart = { 'data-is-storybook-thumbnail': true };

/** Address of a story without Storybook's frame, with all choices of the toolbar except the theme. */
function sideAddress(storyId: string, theme: 'light' | 'dark', globals: Readonly<Record<string, unknown>>): string {
  const others = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'theme' ? [`${name}:${value}`] : [],
  );
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    // Renders without `play`: only one of several frames can have the focus.
    embed: 'true',
    globals: [`theme:${theme}`, ...others].join(';'),
  });
  return `iframe.html?${query.toString()}`;
}

/**
 * Shows a story in light and dark side by side when the toolbar selects both. Two iframes keep dialogs, viewports and
 * the portal's theme correct. Shows a story with its own theme once.
 */
export function BothThemes({ children, storyId }: AroundStoryProps) {
  const [globals, , storyGlobals] = useGlobals();
  const { viewMode } = useStorybookState();
  const both =
    globals['theme'] === 'both' && !('theme' in storyGlobals) && viewMode === 'story' && storyId !== undefined;
  const width = sizeOf(globals)?.width;
  // Storybook bundles manager code with the classic JSX transform, which this project does not use.
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
