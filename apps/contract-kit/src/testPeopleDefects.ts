import { isObject, textAt } from './core/values.ts';
import { type Defect, error, operationOf, sentAs } from './testDefect.ts';

/** Accepts a blocked account in some operations. */
function letsIn(isFor: (id: string | undefined) => boolean): Defect['over'] {
  return (api) => async (request) => {
    const blocked = api.db().users.filter((user) => user.blocked);
    if (!isFor(operationOf(request))) return api.fetch(request);
    for (const user of blocked) user.blocked = false;
    const answer = await api.fetch(request);
    for (const user of blocked) user.blocked = true;
    return answer;
  };
}

/** Compares passwords in another way. */
function comparedAs(change: (password: string) => string): Defect['over'] {
  return (api) => async (request) => {
    if (operationOf(request) !== 'logIn') return api.fetch(request);
    const { users } = api.db();
    const real = users.map((user) => user.password);
    for (const user of users) user.password = change(user.password);
    const answer = await sentAs('logIn', (body) => {
      body['password'] = change(String(body['password']));
    })(api)(request);
    for (const [index, password] of real.entries()) {
      const user = users[index];
      if (user) user.password = password;
    }
    return answer;
  };
}

/** Accepts an address only in its stored spelling. */
function caseCounts(id: 'logIn' | 'registerMember' | 'updateProfile' | 'requestPasswordReset'): Defect['over'] {
  return sentAs(id, (body, db) => {
    const isStored = db.users.some((user) => user.email === body['email']);
    if (!isStored) body['email'] = `outro-${String(body['email']).toUpperCase()}`;
  });
}

/** Defects of registered people: blocked accounts, addresses, passwords. */
export const peopleDefects: readonly Defect[] = [
  {
    name: 'people register as administrators',
    checks: ['isolation.no-promotion'],
    over: (api) => async (request) => {
      const sent: unknown = operationOf(request) === 'registerMember' ? await request.clone().json() : null;
      const answer = await api.fetch(request);
      const newest = api.db().users.at(-1);
      if (newest && answer.ok && isObject(sent) && sent['is_admin'] === true) newest.is_admin = true;
      return answer;
    },
  },
  {
    name: 'a blocked account reads its payments',
    checks: ['isolation.blocked'],
    over: letsIn((id) => id === 'listPayments'),
  },
  {
    name: 'a blocked account marks lessons',
    checks: ['isolation.blocked'],
    over: letsIn((id) => id === 'markLessonComplete'),
  },
  { name: 'a blocked account opens courses', checks: ['isolation.blocked'], over: letsIn((id) => id === 'readCourse') },
  { name: 'a blocked account logs in', checks: ['isolation.blocked'], over: letsIn((id) => id === 'logIn') },
  { name: 'addresses are compared with case at the login', checks: ['flow.login.any-case'], over: caseCounts('logIn') },
  {
    name: 'an address registers again in capitals',
    checks: ['flow.register.any-case'],
    over: caseCounts('registerMember'),
  },
  {
    name: "another's address is free in capitals",
    checks: ['flow.profile.any-case'],
    over: caseCounts('updateProfile'),
  },
  {
    name: 'addresses are compared with case at the recovery',
    checks: ['mail.reset'],
    over: caseCounts('requestPasswordReset'),
  },
  {
    name: "one's own address is taken in another case",
    checks: ['flow.profile.any-case'],
    over: (api) => async (request) => {
      const sent: unknown = operationOf(request) === 'updateProfile' ? await request.clone().json() : null;
      const isInCapitals = /^[A-Z]+@/.test(textAt(sent, '/email'));
      return isInCapitals ? error(409, 'E-mail já cadastrado.')() : api.fetch(request);
    },
  },
  {
    name: 'passwords are compared without case',
    checks: ['flow.login.exact'],
    over: comparedAs((password) => password.toLowerCase()),
  },
  {
    name: 'passwords lose outer blanks',
    checks: ['flow.login.exact', 'isolation.password'],
    over: comparedAs((password) => password.trim()),
  },
  {
    name: 'passwords are cut after 72 bytes',
    checks: ['isolation.password'],
    over: comparedAs((password) => password.slice(0, 72)),
  },
  {
    name: 'passwords are compared without accents',
    checks: ['isolation.password'],
    over: comparedAs((password) => password.normalize('NFD').replaceAll(/\p{M}/gu, '')),
  },
];
