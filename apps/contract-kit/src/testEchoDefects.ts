import { textAt } from './core/values.ts';
import { type Defect, answers, json, sentAs } from './testDefect.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Changes a text of a body before the server stores it. */
function stored(id: Parameters<typeof sentAs>[0], field: string, change: (text: string) => string): Defect['over'] {
  return sentAs(id, (body) => {
    const text = body[field];
    if (typeof text === 'string') body[field] = change(text);
  });
}

/** Changes a text of an answer, wherever its field is. */
function shownAs(id: Parameters<typeof sentAs>[0], field: string, change: (text: string) => string): Defect['over'] {
  return answers(id, ({ text }) => ({
    body: JSON.stringify(
      JSON.parse(text, (name: string, value: unknown) =>
        name === field && typeof value === 'string' ? change(value) : value,
      ),
    ),
  }));
}

/** Defects that change texts in answers. */
const shownDefects: readonly Defect[] = [
  {
    name: 'long titles are cut',
    checks: ['accept.createModule'],
    over: stored('createModule', 'title', (text) => text.slice(0, 191)),
  },
  {
    name: 'long content is cut after 65535 bytes',
    checks: ['accept.createLesson'],
    over: stored('createLesson', 'content', (text) => text.slice(0, 60_000)),
  },
  {
    name: 'the longest links are refused',
    checks: ['accept.createLesson'],
    over: answers('createLesson', ({ request, response, text }) =>
      response.ok && textAt(JSON.parse(text), '/video_url').length > 2000 && request
        ? { status: 400, body: '{"error":"Link inválido."}' }
        : null,
    ),
  },
  { name: 'markup is escaped', checks: ['accept.createLesson'], over: stored('createLesson', 'content', escaped) },
  {
    name: 'markup is removed',
    checks: ['accept.createModule'],
    over: stored('createModule', 'description', (text) => text.replaceAll(/<[^>]*>/g, '')),
  },
  {
    name: 'a registered name is cut',
    checks: ['accept.registerMember'],
    over: stored('registerMember', 'name', (name) => name.slice(0, 100)),
  },
  {
    name: 'a plus in an address becomes a blank',
    checks: ['accept.registerMember'],
    over: stored('registerMember', 'email', (email) => email.replace('+', '')),
  },
  { name: 'a name is escaped', checks: ['accept.updateProfile'], over: stored('updateProfile', 'name', escaped) },
  {
    name: 'bank data are escaped',
    checks: ['accept.updateBankAccount'],
    over: stored('updateBankAccount', 'nome_banco', escaped),
  },
  {
    name: 'double blanks are joined when a lesson is saved',
    checks: ['accept.updateLesson'],
    over: stored('updateLesson', 'content', (text) => text.replaceAll(/ {2,}/g, ' ')),
  },
  {
    name: 'outer blanks of a content are lost when a course is saved',
    checks: ['accept.updateCourse'],
    over: stored('updateCourse', 'content', (text) => text.trim()),
  },
  {
    name: 'letters are composed when a course is saved',
    checks: ['accept.updateCourse'],
    over: stored('updateCourse', 'description', (text) => text.normalize('NFC')),
  },
  {
    name: 'line ends change when a module is saved',
    checks: ['accept.updateModule'],
    over: stored('updateModule', 'description', (text) => text.replaceAll('\r\n', '\n')),
  },
  {
    name: 'the word null is stored as null',
    checks: ['accept.updateBankAccount'],
    over: sentAs('updateBankAccount', (body) => {
      if (body['chave_pix'] === 'null') body['chave_pix'] = null;
    }),
  },
  {
    name: 'the text 0 counts as none',
    checks: ['accept.createCourse'],
    over: sentAs('createCourse', (body) => {
      if (body['description'] === '0') body['description'] = null;
    }),
  },
  {
    name: 'a sponsor sees an escaped name',
    checks: ['accept.registerMember'],
    over: shownAs('listReferrals', 'name', escaped),
  },
  {
    name: 'a referred person sees an escaped name of the sponsor',
    checks: ['accept.updateProfile'],
    over: shownAs('readMySponsor', 'name', escaped),
  },
  {
    name: 'the network has an escaped name of the sponsor',
    checks: ['accept.updateProfile'],
    over: shownAs('listReferrals', 'indicador_nome', escaped),
  },
  {
    name: 'the preview of a premium course has an escaped title',
    checks: ['echo.courses'],
    over: json('readCourse', 403, (body) => {
      body['title'] = escaped(textAt(body, '/title'));
    }),
  },
  {
    name: 'own courses have an escaped title',
    checks: ['echo.courses'],
    over: shownAs('listMyCourses', 'title', escaped),
  },
  {
    name: 'the order of lessons has a cut title',
    checks: ['echo.courses'],
    over: shownAs('listOrderedLessons', 'title', (title) => title.slice(0, 100)),
  },
];

/** Defects that only the kit's own texts and positions reveal. */
const formDefects: readonly Defect[] = [
  {
    name: 'unusual blanks become blanks',
    checks: ['accept.updateModule'],
    over: stored('updateModule', 'title', (text) => text.replaceAll('\u00A0', ' ')),
  },
  {
    name: 'control characters are removed',
    checks: ['accept.createLesson'],
    over: stored('createLesson', 'content', (text) => text.replaceAll('\u0007', '')),
  },
  {
    name: 'a PIX key that is an address is stored in small letters',
    checks: ['accept.updateBankAccount'],
    over: stored('updateBankAccount', 'chave_pix', (key) => (/^[^<]+@/.test(key) ? key.toLowerCase() : key)),
  },
  {
    name: 'a number of a branch loses its zeros',
    checks: ['accept.createBankAccount'],
    over: stored('createBankAccount', 'numero_agencia', (text) => text.replace(/^0+(?=[1-9]\d*\.)/, '')),
  },
  {
    name: 'a module that is saved without a position keeps the one it had',
    checks: ['accept.updateModule'],
    over: sentAs('updateModule', (body, db, { url }) => {
      body['position'] ??= db.modules.find(({ id }) => url.endsWith(`/${id}`))?.position;
    }),
  },
];

/** Defects of values that a backend stores and returns. */
export const echoDefects: readonly Defect[] = [...shownDefects, ...formDefects];
