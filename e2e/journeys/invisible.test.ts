import { expect, test } from '../support/fixtures.ts';
import { enterAs, type Person } from '../support/steps.ts';

/** A zero-width space, a no-break space and a soft hyphen around a text, as copied texts have them. */
function around(text: string): string {
  const unseen = '\u200b\u00a0\u00ad';
  return unseen + text + unseen;
}

interface SentForm {
  name: string;
  person: Person;
  path: string;
  /** Opens the form. */
  open?: string | RegExp;
  /** The texts by label. */
  texts: Record<string, string>;
  submit: string;
  /** The request, such as "POST /login". */
  request: string;
  /** What its body holds. */
  body: Record<string, unknown>;
}

const forms: readonly SentForm[] = [
  {
    name: 'login',
    person: 'visitor',
    path: '/login',
    texts: { 'E-mail': 'ninguem@exemplo.com.br', Senha: 'segredo' },
    submit: 'Entrar',
    request: 'POST /login',
    body: { email: 'ninguem@exemplo.com.br' },
  },
  {
    name: 'password recovery',
    person: 'visitor',
    path: '/recuperar-senha',
    texts: { 'E-mail': 'ninguem@exemplo.com.br' },
    submit: 'Enviar link',
    request: 'POST /recuperar-senha',
    body: { email: 'ninguem@exemplo.com.br' },
  },
  {
    name: 'name and e-mail',
    person: 'member',
    path: '/perfil',
    open: 'Editar perfil',
    texts: { Nome: 'Mariana Lima', 'E-mail': 'mariana.lima@exemplo.com.br' },
    submit: 'Salvar',
    request: 'PUT /perfil',
    body: { name: 'Mariana Lima', email: 'mariana.lima@exemplo.com.br' },
  },
  {
    name: 'bank data',
    person: 'member without a plan',
    path: '/perfil',
    open: 'Cadastrar dados bancários',
    texts: {
      'Nome completo': 'Patrícia Gonçalves',
      CPF: '529.982.247-25',
      'Código do banco': '104',
      'Nome do banco': 'Caixa',
      'Número da agência': '0042',
      'Número da conta': '777-7',
      'Chave PIX': 'nova@exemplo.com.br',
    },
    submit: 'Salvar',
    request: 'POST /perfil/minha-conta-bancaria',
    body: {
      nome_completo: 'Patrícia Gonçalves',
      cpf: '529.982.247-25',
      nome_banco: 'Caixa',
      codigo_banco: '104',
      numero_agencia: '0042',
      numero_conta: '777-7',
      chave_pix: 'nova@exemplo.com.br',
    },
  },
  {
    name: 'course',
    person: 'admin',
    path: '/admin/cursos-novo',
    texts: { Title: 'Novo' },
    submit: 'Save course',
    request: 'POST /admin/courses',
    body: { title: 'Novo' },
  },
  {
    name: 'module',
    person: 'admin',
    path: '/admin/curso/1/modulo',
    texts: { Title: 'Novo' },
    submit: 'Add module',
    request: 'POST /admin/modules',
    body: { title: 'Novo', position: 1 },
  },
  {
    name: 'lesson',
    person: 'admin',
    path: '/admin/curso/1/modulo/1/aulas',
    texts: { Title: 'Nova', 'Video URL': 'vimeo.com/1', 'Resource URL': 'a.com/x, b.com/y' },
    submit: 'Add lesson',
    request: 'POST /admin/lessons',
    body: { title: 'Nova', video_url: 'https://vimeo.com/1', resource_url: 'https://a.com/x, https://b.com/y' },
  },
];

for (const { name, person, path, open, texts, submit, request, body } of forms)
  test(`${name}: invisible letters are not sent`, async ({ page, mock, expectErrors }) => {
    expectErrors(/status of 4\d\d|vimeo/);
    await enterAs(page, person, mock);
    await page.goto(path);
    if (open !== undefined) await page.getByRole('button', { name: open }).click();
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(around(text));
    const sent = page.waitForRequest(
      (one) => `${one.method()} ${new URL(one.url()).pathname}` === request.replace(' ', ' /api'),
    );
    await page.getByRole('button', { name: submit, exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject(body);
  });
