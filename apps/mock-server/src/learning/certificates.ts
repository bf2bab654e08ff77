import { errors } from '../core/errors.ts';
import type { AreaHandlers } from '../core/types.ts';

/** A member's certificates, newest first: `docs/api-decisions.md#listmycertificates`. */
export const certificateHandlers = {
  listMyCertificates({ world, caller, pages, query }) {
    if (query.user_id !== caller.id) return { status: 403, body: errors.denied };
    const mine = world.certificates.filter((row) => row.user_id === caller.id);
    const body = mine
      .sort((a, b) => b.issued_at.localeCompare(a.issued_at) || b.id - a.id)
      .map(({ id, title, issued_at, key }) => ({
        id,
        title,
        issued_at,
        certificate_url: `${pages}/certificates/${key}.pdf`,
      }));
    return { status: 200, body };
  },
} satisfies AreaHandlers<'listMyCertificates'>;
