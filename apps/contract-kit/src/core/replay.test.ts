import { describe, expect, it } from 'vitest';
import { type Command, History } from './history.ts';
import { planOf } from './plan.ts';
import { scriptOf, type Setting } from './replay.ts';
import { Secrets } from './secrets.ts';

const base = 'http://127.0.0.1:4010/api';
const secrets = new Secrets();
secrets.learn('tokenDoAdministrador00', 'ADMIN_TOKEN');
const commands = { clock: './set-clock', pay: './report-payment "$CONTRACT_CHECKOUT"' };
const setting: Setting = {
  base,
  secrets,
  stamp: 'm1234567',
  commands,
  mailShell: 'cat',
  whole: ['--demo'],
  lasting: [],
};

/** A call with its answer. */
function called(
  history: History,
  line: string,
  status: number,
  answer: object,
  body?: object,
  token = 'tokenDoAdministrador00',
) {
  const [method = '', path = ''] = line.split(' ');
  const headers = new Headers({ Authorization: `Bearer ${token}` });
  const request = { method, url: `${base}${path}`, headers, body: body && JSON.stringify(body) };
  return history.call(`${line} as admin`, request, () => Promise.resolve({ status, text: JSON.stringify(answer) }));
}

function command(history: History, name: Command, variables: Record<string, string>, moment: number | null = null) {
  return history.while({ kind: 'command', command: name, variables, moment }, () => Promise.resolve());
}

/** The lines of a finding about the last step that is not an undo step. */
function linesOf(history: History, check = 'flow.course.delete'): string[] {
  const step = history.steps.findLast(({ isUndo }) => !isUndo);
  if (!step) throw new Error('no step');
  return scriptOf(planOf(history.steps, base), { step, end: history.steps.length }, check, setting).split('\n');
}

async function course(history: History, id: number): Promise<void> {
  await called(history, 'POST /admin/courses', 201, { id }, { title: 'Contrato m1234567 curso' });
}

describe('the lines that show a finding again', () => {
  it('are one call where that is all', async () => {
    const history = new History();
    await called(history, 'GET /admin/courses', 200, []);
    expect(linesOf(history)).toEqual([
      `curl -i -X GET '${base}/admin/courses' -H "Authorization: Bearer $ADMIN_TOKEN"`,
    ]);
  });

  it('make what a call needs, under names of its own, and undo it', async () => {
    const history = new History();
    await course(history, 12);
    await called(history, 'GET /admin/courses/3', 200, {});
    await called(history, 'GET /admin/courses/12', 200, {});
    history.isUndoing = true;
    await called(history, 'DELETE /admin/courses/12', 200, {});
    const [run, made, show, echo, undo] = linesOf(history);
    expect(run).toBe(`( RUN=$(node -p 'String(Date.now()).slice(-8)')`);
    expect(made).toMatch(/^COURSE1=\$\(curl -s -X POST .+Contrato '"\$RUN"' curso.+\| node -p '.+\.id'\); echo/);
    expect(show).toContain(`curl -i -X GET "${base}/admin/courses/$COURSE1"`);
    expect(echo).toBe('echo');
    expect(undo).toContain(`-X DELETE "${base}/admin/courses/$COURSE1"`);
  });

  it('of a single answer leave out what came before', async () => {
    const history = new History();
    await course(history, 12);
    await called(history, 'PUT /admin/courses/12', 400, {}, {});
    await called(history, 'PUT /admin/courses/12', 200, {}, { title: '' });
    expect(linesOf(history, 'shape.body.updateCourse').filter((line) => line.includes('PUT'))).toHaveLength(1);
  });

  it('send at once what came at once, of the last round', async () => {
    const history = new History();
    for (const id of [5, 6]) {
      await course(history, id);
      const path = `/courses/${id}/enroll`;
      await Promise.all(Array.from({ length: 8 }, () => called(history, `POST ${path}`, 201, {}, { user_id: 2 })));
    }
    const lines = linesOf(history, 'race.enrol');
    expect(lines.filter((line) => line.startsWith('COURSE'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('/enroll'))).toEqual([
      expect.stringMatching(/^curl -Z --parallel-immediate .+ -o "\$D\/#1" -X POST .+\$COURSE2\/enroll#\[1-8\]" /),
    ]);
  });

  it('log in for a token, set the clock, and pay what was opened', async () => {
    const history = new History();
    await called(history, 'POST /login', 200, { token: 'tokenDeUmaSessao000000' }, { email: 'a@b.co' });
    const url = 'https://pay.test/checkout/1';
    await called(history, 'POST /assinatura', 200, { checkout_url: url }, {}, 'tokenDeUmaSessao000000');
    await command(history, 'clock', { CONTRACT_AHEAD: '0' }, Date.UTC(2027, 0, 1));
    await command(history, 'pay', { CONTRACT_CHECKOUT: url, CONTRACT_REPORT: 'signed' });
    await called(history, 'GET /assinatura/pagamentos', 200, {}, undefined, 'tokenDeUmaSessao000000');
    const text = linesOf(history, 'pay.twice').join('\n');
    expect(text).toContain('TOKEN1=$(curl -s -X POST');
    expect(text).toMatch(/CHECKOUT1=\$\(curl .+Bearer \$TOKEN1"/);
    expect(text).toMatch(/CONTRACT_AHEAD=\$\(node -p '.+2027-01-01T00:00:00.000Z.+'\) sh -c '\.\/set-clock'/);
    expect(text).toContain(`CONTRACT_CHECKOUT="$CHECKOUT1" CONTRACT_REPORT='signed' sh -c './report-payment`);
  });

  it('run the check where they would be too many', async () => {
    const history = new History();
    for (let count = 0; count < 80; count += 1) await called(history, 'PUT /perfil', 200, {}, { name: 'x' });
    expect(linesOf(history)).toEqual(['npx --no-install raiz-contract --demo --only flow.course.delete']);
  });
});
