import { handlers } from './handlers.ts';
import type { Answer, AreaHandlers, Call, Handlers } from './core/types.ts';

type Profile = Answer<'readProfile'>;
type Session = Answer<'logIn'>;

const mariana = { id: 2, name: 'Mariana Souza', email: 'ativa@exemplo.com.br', is_admin: false };

/** A status that the operation declares, with the body declared for it, compiles. */
export const declared: Profile = { status: 200, body: { user: mariana } };

// @ts-expect-error GET /perfil declares no 404
export const undeclaredStatus: Profile = { status: 404, body: { error: 'Usuário não encontrado.' } };

// @ts-expect-error the user of GET /perfil has an e-mail
export const incompleteBody: Profile = { status: 200, body: { user: { id: 2, name: 'Mariana', is_admin: false } } };

// @ts-expect-error the body of one status is not the body of another
export const wrongBody: Session = { status: 401, body: { token: 'x' } };

// @ts-expect-error a public operation has no caller
export const callerOfPublic = (call: Call<'logIn'>) => call.caller.email;

// @ts-expect-error the user may be missing where the token is optional
export const callerOfOptional = (call: Call<'listCourses'>) => call.caller.email;

// @ts-expect-error the request body of POST /login has no such field
export const unknownField = (call: Call<'logIn'>) => call.body.user;

// @ts-expect-error path parameters have the contract's names
export const unknownParameter = (call: Call<'readSponsor'>) => call.path.userId;

const { readProfile, ...allButOne } = handlers;

// @ts-expect-error an operation of the contract is missing
export const missingOperation: Handlers = allButOne;

// @ts-expect-error the contract has no such operation
export const unknownOperation = { readNothing: readProfile } satisfies AreaHandlers;
