import type { Preview } from '@storybook/react-vite';
import { restartClock, stopClock } from '../../apps/portal/src/stories/clock.ts';
import { serveDatabase, startDatabase } from '../../apps/portal/src/stories/mock.ts';
import { endCalls, startCalls } from '../../apps/portal/src/stories/ownCalls.ts';
import { blockNavigation } from '../../apps/portal/src/stories/blockNavigation.ts';
import { failOnErrors, forgetErrors, recordError, watchErrors } from '../../apps/portal/src/stories/faults.ts';
import { watchTimers } from '../../packages/ui/src/internal/storyTimers.ts';
import { watchTexts } from '../messages/watchTexts.ts';
import { readChoices, readParameters } from './stage.ts';
import { applyChoices, restoreMotion, stopMotion } from './page.ts';

type Hook = Extract<NonNullable<Preview['beforeEach']>, (...args: never[]) => unknown>;

/** The setup of the current story's mock database. */
let shown: string | null = null;

/**
 * Prepares a story: theme, clock, mock server and logged-in person. Storybook calls it again when the toolbar changes:
 * it keeps the mock database unless the change affects it.
 */
export const beforeStory: Hook = ({ id, globals, parameters, msw, viewMode }) => {
  const choices = readChoices(globals);
  const { session, scenario, faults, clock, expectedErrors } = readParameters(parameters);
  forgetErrors();
  const stopWatching = watchErrors(expectedErrors);
  stopClock(clock);
  // A document shows many stories at once.
  const isAlone = viewMode !== 'docs';
  const stopTimers = isAlone ? watchTimers() : undefined;
  if (isAlone) {
    applyChoices(choices);
    stopMotion();
  }

  const stage = {
    person: choices.person ?? session,
    scenario: choices.data === 'longest' ? choices.data : (choices.scenario ?? scenario),
    faults,
  };
  const wanted = JSON.stringify([id, clock, stage]);
  if (shown === wanted) {
    serveDatabase(msw);
  } else {
    if (isAlone) startCalls();
    startDatabase(msw, stage);
  }
  shown = wanted;
  // The story before is gone by now.
  const isTested = '__vitest_browser__' in globalThis;
  if (isTested) watchTexts();
  // A page that unloads would end the run of all stories.
  const allowLeaving = isTested ? blockNavigation((address) => recordError(`the page left for ${address}`)) : undefined;

  return async () => {
    if (isAlone) await endCalls();
    stopWatching();
    allowLeaving?.();
    stopTimers?.();
    restartClock();
    restoreMotion();
    shown = null;
  };
};

/**
 * Restores motion after a story's checks, and fails a story with console errors or unknown calls.
 * Documents show many stories at once and fail none.
 */
export const afterStory: Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown> = ({ viewMode }) => {
  restoreMotion();
  if (viewMode !== 'docs') failOnErrors();
};
