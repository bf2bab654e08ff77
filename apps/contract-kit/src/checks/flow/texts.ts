import type { OperationId } from '@raiz/contract';
import { flatten, type SchemaObject } from '@raiz/contract/document';
import type { Answer } from '../../core/answer.ts';
import type { Check } from '../../core/check.ts';
import { bodyOf, document } from '../../core/contract.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import { rules } from '../../core/rules.ts';
import { at, listAt, numberAt, textAt } from '../../core/values.ts';
import { madeId } from '../ownCourse.ts';
import { exampleBody } from '../shape/unknown.ts';
import { account, accountWith } from './bank.ts';
import { flow } from './flow.ts';
import { restoreProfile } from './profile.ts';
import { newcomer } from './registration.ts';

/** A text of a length, without outer blanks. */
function filled(pattern: string, length: number): string {
  return `${pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length - 1)}.`;
}

/** The longest text that the contract takes for a field; undefined for other fields. */
function longest(name: string, schema: SchemaObject): string | undefined {
  const most = schema['maxLength'];
  if (typeof most !== 'number' || schema['format'] === 'email') return undefined;
  const link = 'https://exemplo.com.br/';
  if (schema['x-erro'] === 'Link inválido.') return link + 'a'.repeat(most - link.length);
  if (/^(?:cpf|codigo|numero)/.test(name)) return '0123456789'.repeat(most).slice(0, most);
  // More bytes than characters, which a limit in bytes would cut.
  return filled('ação é “ímã” ', most);
}

/** The longest texts of a body, by field. */
function longestTexts(id: OperationId): Record<string, string> {
  const schema = bodyOf(id)?.schema;
  const { properties = {} } = schema ? flatten(document, schema) : {};
  const texts = Object.entries(properties).map(([name, one]) => [name, longest(name, flatten(document, one))]);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}

/** Number of characters at the start that two texts share. */
function sharedStart(one: string, two: string): number {
  let length = 0;
  while (length < one.length && one[length] === two[length]) length += 1;
  return length;
}

/** Expects that texts are read back as they were sent, from the object at a pointer. */
function areBack(kit: Kit, answer: Answer, texts: Record<string, string>, pointer = ''): void {
  for (const [name, sent] of Object.entries(texts)) {
    const got = at(answer.body, `${pointer}/${name}`);
    if (got === sent) continue;
    const place = Math.max(0, sharedStart(sent, typeof got === 'string' ? got : '') - 10);
    const part = (text: string) =>
      `${text.length} characters, from number ${place + 1}: ${text.slice(place, place + 60)}`;
    const text = typeof got === 'string' ? part(got) : got;
    kit.differs(answer, `${pointer}/${name}`, `what was sent, ${part(sent)}`, text);
  }
}

/** Accents, markup, quotes, signs of templates and formats: characters like any other. */
const markup = `Ação, <b>negrito</b> & <script>alert("x")</script> &lt;já&gt; 'aspas' “altas” \\ / {{7*7}} 100% 🌱 日本`;

/** Ways to name the only encoding of requests. */
const types = ['application/json', 'application/json;charset=UTF-8', 'Application/JSON; charset="utf-8"'];

/** Creates a course, a module and a lesson with texts, and expects that readers get them back. */
async function authored(kit: Kit, textsOf: (id: OperationId) => Record<string, string>): Promise<void> {
  const [course, module, lesson] = (['createCourse', 'createModule', 'createLesson'] as const).map(textsOf);
  const make = async (id: 'createCourse' | 'createModule' | 'createLesson', fields: object) => {
    const body = { ...exampleBody(id), ...fields };
    return madeId(kit, await kit.call(id, { as: 'admin', body }), body);
  };
  const course_id = await make('createCourse', { ...course, is_premium: 0 });
  const module_id = await make('createModule', { ...module, course_id });
  const id = await make('createLesson', { ...lesson, module_id, published: 1 });
  const read = async (operation: OperationId, sent: Sent) => kit.need(await kit.call(operation, sent), 200);
  areBack(kit, await read('readAdminCourse', { as: 'admin', path: { id: course_id } }), { ...course });
  areBack(kit, await read('readModule', { as: 'admin', path: { id: module_id } }), { ...module });
  areBack(kit, await read('readAdminLesson', { as: 'admin', path: { id } }), { ...lesson });
  areBack(kit, await read('readLesson', { as: 'member', path: { id } }), { ...lesson });
  const preview = await read('readCourse', { path: { id: course_id } });
  areBack(kit, preview, { ...course });
  areBack(kit, preview, { ...module }, '/modules/0');
  const list = await read('listCourses', {});
  const place = listAt(list.body, '').findIndex((row) => numberAt(row, '/id') === course_id);
  areBack(kit, list, { title: String(course?.['title']) }, `/${place}`);
}

/** Texts: `docs/api-decisions.md#texts`. */
export const textFlows: readonly Check[] = [
  flow('text.longest', 'Texts of courses, modules and lessons come back whole at their longest', 'own', async (kit) => {
    await authored(kit, longestTexts);
  }),
  flow(
    'text.raw',
    'Accents, markup, quotes and emoji in courses, modules and lessons stay as they were written',
    'own',
    async (kit) => {
      const title = `${kit.shared.mark} ${markup}`;
      const long = `${markup}\n\tOutra linha: ${markup}`;
      await authored(kit, (id) => ({ title, [id === 'createLesson' ? 'content' : 'description']: long }));
    },
  ),
  flow('text.charset', 'The charset of a request may be missing, or be utf-8 in any case', 'own', async (kit) => {
    for (const type of types) {
      const body = { title: `${kit.shared.mark} ação 🌱`, is_premium: 0 };
      const answer = await kit.call('createCourse', { as: 'admin', raw: { text: JSON.stringify(body), type } });
      madeId(kit, { ...answer, call: `${answer.call} as ${type}`, rule: rules.media }, body);
    }
  }),
  flow(
    'text.profile',
    'A name comes back whole at its longest, and with markup as it was written',
    'change',
    async (kit) => {
      restoreProfile(kit);
      const { email } = kit.people.member;
      for (const name of [longestTexts('updateProfile')['name'] ?? '', `Ana <b>Júlia</b> & "D'Ávila" &amp; 🌱`]) {
        kit.need(await kit.call('updateProfile', { as: 'member', body: { name, email } }), 200);
        areBack(kit, kit.need(await kit.call('readProfile', { as: 'member' }), 200), { name, email }, '/user');
        const { id } = kit.people.member;
        areBack(kit, kit.need(await kit.call('readSponsor', { path: { id } }), 200), { name });
      }
    },
  ),
  flow(
    'text.register',
    'A registered name comes back whole at its longest, and with markup; an address may hold a plus',
    'change',
    async (kit) => {
      for (const name of [longestTexts('registerMember')['name'] ?? '', `Ana <b>Júlia</b> & "D'Ávila" &amp; 🌱`]) {
        const person = newcomer(kit);
        const email = person.email.replace('@', '+rede@');
        kit.need(await kit.call('registerMember', { body: { ...person, name, email } }), 201);
        const network = kit.need(await kit.call('listReferrals', { as: 'member' }), 200);
        const rows = listAt(network.body, '/indicados');
        const place = rows.findIndex((row) => textAt(row, '/email') === email);
        kit.says(network, '/indicados', place !== -1, `a row with ${email}`, 'none');
        if (place !== -1) areBack(kit, network, { name }, `/indicados/${place}`);
      }
    },
  ),
  flow(
    'text.bank',
    'Bank data come back whole at their longest, and with markup as it was written',
    'change',
    async (kit) => {
      const { as, conta } = await accountWith(kit, true);
      kit.later(() => kit.call('updateBankAccount', { as, body: conta }));
      const written = { ...account, nome_completo: `Ana <b>Júlia</b> & "D'Ávila"`, nome_banco: 'Banco & Filhos <S/A>' };
      for (const body of [longestTexts('updateBankAccount'), written]) {
        kit.need(await kit.call('updateBankAccount', { as, body }), 200);
        areBack(kit, kit.need(await kit.call('readBankAccount', { as }), 200), body, '/conta');
      }
    },
  ),
];
