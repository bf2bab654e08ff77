import type { AreaHandlers, Handler, Handlers } from './types.ts';
import { handlers } from './handlers.ts';

/** A status that the operation declares, with the body declared for it, compiles. */
export const declared: Handler<'readProfile'> = ({ caller }) => ({
  status: 200,
  body: { user: { id: caller.id, name: caller.name, email: caller.email, is_admin: false } },
});

// @ts-expect-error GET /perfil declares no 404
export const undeclaredStatus: Handler<'readProfile'> = () => ({ status: 404, body: { error: 'Usuário não encontrado.' } });

// @ts-expect-error the user of GET /perfil has an e-mail
export const incompleteBody: Handler<'readProfile'> = () => ({ status: 200, body: { user: { id: 1, name: 'Mariana', is_admin: false } } });

// @ts-expect-error the body of one status is not the body of another
export const wrongBody: Handler<'logIn'> = () => ({ status: 401, body: { token: 'x' } });

// @ts-expect-error a public operation has no caller
export const callerOfPublic: Handler<'logIn'> = ({ caller }) => ({ status: 200, body: { token: caller.email } });

// @ts-expect-error where the token is optional there may be nobody
export const callerOfOptional: Handler<'listCourses'> = ({ caller }) => ({ status: 200, body: [{ id: caller.id, title: '', is_premium: 0 }] });

// @ts-expect-error the request body of POST /login has no such field
export const unknownField: Handler<'logIn'> = ({ body }) => ({ status: 200, body: { token: body.user } });

// @ts-expect-error path parameters have the contract's names
export const unknownParameter: Handler<'readSponsor'> = ({ path }) => ({ status: 404, body: { error: String(path.userId) } });

const { readProfile: _left, ...allButOne } = handlers;

// @ts-expect-error an operation of the contract is missing
export const missingOperation: Handlers = allButOne;

// @ts-expect-error the contract has no such operation
export const unknownOperation = {} satisfies AreaHandlers<'readNothing'>;

// @ts-expect-error an area leaves none of its operations out
export const missingInArea = { readProfile: declared } satisfies AreaHandlers<'readProfile' | 'updateProfile'>;
