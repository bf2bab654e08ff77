import { expect, it } from 'vitest';
import { Kit } from '../core/kit.ts';
import { demoApi, prepareDemo, toolsOf } from '../testKit.ts';
import { allChecks } from './all.ts';
import { type Scenario, recorded } from './recorded.ts';

/** Answers in lines of 120 characters; a longer one ends its line. */
function lines(answers: readonly string[]): string {
  let length = 0;
  const parts = answers.map((answer, index) => {
    const isFull = index === 0 || length > 120 || (answer.length <= 120 && length + answer.length > 120);
    length = answer.length + (isFull ? 0 : length + 2);
    return `${index === 0 ? '' : isFull ? ',\n' : ', '}${answer}`;
  });
  return parts.join('');
}

it('the recorded answers are those of the mock server', { timeout: 60_000 }, async () => {
  const scenarios: string[] = [];
  for (const { id, play } of allChecks.filter((check): check is Scenario => 'play' in check)) {
    const api = demoApi();
    const { courses, modules, lessons } = api.db();
    // No two things of a recording have one id.
    for (const [index, rows] of [courses, modules, lessons].entries())
      Object.assign(rows.at(-1) ?? {}, { id: 1000 * (index + 1) });
    const answers: string[] = [];
    const kit = new Kit(id, await prepareDemo((request) => api.fetch(request), toolsOf(api)));
    await play(kit, (answer, known) => answers.push(JSON.stringify(recorded(answer, known))));
    scenarios.push(`"${id}": [\n${lines(answers)}\n]`);
  }
  await expect(`{\n${scenarios.join(',\n')}\n}\n`).toMatchFileSnapshot('recordings.json');
});
