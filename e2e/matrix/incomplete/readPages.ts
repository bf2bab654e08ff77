import { pagesOf, type ReadId } from '../readingPages.ts';
import type { Account } from '../../support/mock.ts';

/** A form that sends the GET operation. */
export interface LookupForm {
  /** Button that returns to the form after a success. */
  back: string;
  /** Field that is empty after returning, and its value. */
  field: string;
  value: string;
  /** Button that sends the GET operation. */
  button: string;
}

/** A page that shows the answer of a GET operation. */
export interface ReadPage {
  as?: Account;
  path: string;
  /** Set when a form sends the request instead of the page itself. */
  form?: LookupForm;
}

/** The GET operations that a form sends. */
const forms: Partial<Record<ReadId, ReadPage>> = {
  readSponsor: {
    path: '/cadastro',
    form: { back: 'Alterar', field: 'ID de indicação', value: '2', button: 'Cadastrar' },
  },
};

/** The pages that show a GET operation. */
export function readPages(id: ReadId): ReadPage[] {
  const form = forms[id];
  return form ? [form] : pagesOf(id).map(({ path, person }) => ({ as: person, path }));
}
