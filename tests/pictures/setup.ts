import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import { viewports } from '../../.storybook/frame/viewports.ts';
import { lookOf, modesOf, type Mode } from './modes.ts';
import { holdStill, pose } from './stage.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's plugin. */
    storyId?: string;
  }
}

/** Whether a story is among those that show most for their time: the first of each component and screen, and components in the dark. */
function isTelling(storyId: string): boolean {
  return storyId.endsWith('--default') || (storyId.endsWith('--dark') && !storyId.startsWith('telas-'));
}

/** Stories that have changed in this run. */
let changedStories = 0;

/** A late answer or a slow machine gets two more chances before a picture counts as changed; not where much has changed. */
async function isAsAccepted(story: string, name: string, mode: Mode): Promise<boolean> {
  const attempts = changedStories > 10 ? 1 : 3;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, 300));
    if (await commands.takePicture(story, name, await pose(mode))) return true;
  }
  return false;
}

function widthOf(viewport: string): number | undefined {
  const width = Object.entries(viewports).find(([name]) => name === viewport)?.[1].styles.width;
  return width === undefined ? undefined : Number.parseInt(width, 10);
}

afterEach(async (context) => {
  const { storyId } = context.task.meta;
  const failed = context.task.result?.state === 'fail';
  if (storyId === undefined || failed || !('story' in context)) return;
  const wanted = await commands.openCamera();
  if (wanted === 'none' || (wanted === 'some' && !isTelling(storyId))) return;

  const release = holdStill();
  const changed: string[] = [];
  try {
    const modes = Object.entries(modesOf(lookOf(context.story), widthOf));
    for (const [name, mode] of wanted === 'some' ? modes.slice(0, 1) : modes) {
      if (!(await isAsAccepted(storyId, name, mode))) changed.push(name);
    }
  } finally {
    release();
  }
  if (changed.length > 0) {
    changedStories += 1;
    throw new Error(
      `Not as accepted: ${changed.join(', ')}. "npm run pictures" shows the difference, and accepts it with --update.`,
    );
  }
});
