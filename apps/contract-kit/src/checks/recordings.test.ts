import { expect, it } from 'vitest';
import { Kit } from '../core/kit.ts';
import { demoApi, prepareDemo, toolsOf } from '../testKit.ts';
import { accountScenarios } from './flow/account.ts';
import { viewScenarios } from './flow/views.ts';
import { recorded } from './recorded.ts';

it('the recorded answers are those of the mock server', async () => {
  const scenarios: string[] = [];
  for (const { id, play } of [...accountScenarios, ...viewScenarios]) {
    const api = demoApi();
    const answers: string[] = [];
    const kit = new Kit(id, await prepareDemo((request) => api.fetch(request), toolsOf(api)));
    await play(kit, (answer, names) => answers.push(JSON.stringify(recorded(answer, names))));
    scenarios.push(`"${id}": [\n${answers.join(',\n')}\n]`);
  }
  await expect(`{\n${scenarios.join(',\n')}\n}\n`).toMatchFileSnapshot('recordings.json');
});
