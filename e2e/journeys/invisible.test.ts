import { expect, test } from '../support/fixtures.ts';
import { enterAs, press, type Person } from '../support/steps.ts';

/** Zero-width space, byte order mark, no-break space, direction mark and soft hyphen, as copied texts have them. */
const unseen = '\u200b\ufeff\u00a0\u200e\u00ad';

function around(text: string): string {
  return unseen + text + unseen;
}

interface SentForm {
  name: string;
  person: Person;
  path: string;
  /** Opens the form. */
  open?: string;
  /** The texts by label: all text fields of the form. */
  texts: Record<string, string>;
  /** The checkbox to tick. */
  tick?: string;
  submit: string;
  /** The button that sends the form after `submit`. */
  confirm?: string;
  /** The request, such as "POST /login". */
  request: string;
  /** What its body holds. */
  body: Record<string, unknown>;
}

/** A password is sent as typed. */
const password = around('segredo123');

const lesson = {
  texts: {
    Title: 'Nova',
    Content: 'Texto',
    'Video URL': 'vimeo.com/1',
    'Resource URL': 'a.com/x, b.com/y',
    Position: '7',
  },
  body: {
    title: 'Nova',
    content: 'Texto',
    video_url: 'https://vimeo.com/1',
    resource_url: 'https://a.com/x, https://b.com/y',
    position: 7,
  },
};

const module = {
  texts: { Title: 'Novo', Description: 'Sobre', Position: '7' },
  body: { title: 'Novo', description: 'Sobre', position: 7 },
};

const course = {
  texts: { Title: 'Novo', Description: 'Sobre', Content: 'Texto' },
  submit: 'Save course',
  body: { title: 'Novo', description: 'Sobre', content: 'Texto' },
};

const bank = {
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
  body: {
    nome_completo: 'Patrícia Gonçalves',
    cpf: '529.982.247-25',
    nome_banco: 'Caixa',
    codigo_banco: '104',
    numero_agencia: '0042',
    numero_conta: '777-7',
    chave_pix: 'nova@exemplo.com.br',
  },
};

const forms: readonly SentForm[] = [
  {
    name: 'registration',
    person: 'visitor',
    path: '/cadastro',
    texts: {
      Nome: 'Rita Prado',
      'E-mail': 'rita@exemplo.com.br',
      Senha: 'segredo123',
      'Confirmar senha': 'segredo123',
      'ID de indicação': '2',
    },
    tick: 'Li e aceito os',
    submit: 'Cadastrar',
    confirm: 'Confirmar',
    request: 'POST /register',
    body: { name: 'Rita Prado', email: 'rita@exemplo.com.br', password, referrer_id: 2 },
  },
  {
    name: 'login',
    person: 'visitor',
    path: '/login',
    texts: { 'E-mail': 'ninguem@exemplo.com.br', Senha: 'segredo123' },
    submit: 'Entrar',
    request: 'POST /login',
    body: { email: 'ninguem@exemplo.com.br', password },
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
    name: 'password reset',
    person: 'visitor',
    path: '/redefinir-senha?token=%E2%80%8B0123456789abcdef%C2%AD',
    texts: { 'Nova senha': 'segredo123', 'Confirmar nova senha': 'segredo123' },
    submit: 'Redefinir senha',
    request: 'POST /redefinir-senha',
    body: { token: '0123456789abcdef', novaSenha: password },
  },
  {
    name: 'voucher',
    person: 'member without a plan',
    path: '/assinatura',
    texts: { 'Código do voucher': 'desconto20' },
    submit: 'Aplicar voucher',
    request: 'POST /assinatura/aplicar-voucher',
    body: { codigo: 'DESCONTO20' },
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
    name: 'password',
    person: 'member',
    path: '/perfil',
    open: 'Alterar senha',
    texts: { 'Senha atual': 'segredo123', 'Nova senha': 'segredo123', 'Confirmar nova senha': 'segredo123' },
    submit: 'Salvar nova senha',
    request: 'PUT /perfil/senha',
    body: { senhaAtual: password, novaSenha: password },
  },
  {
    ...bank,
    name: 'new bank data',
    person: 'member without a plan',
    path: '/perfil',
    open: 'Cadastrar dados bancários',
    request: 'POST /perfil/minha-conta-bancaria',
  },
  {
    ...course,
    name: 'new course',
    person: 'admin',
    path: '/admin/cursos-novo',
    request: 'POST /admin/courses',
  },
  { ...course, name: 'course', person: 'admin', path: '/admin/cursos-novo?id=1', request: 'PUT /admin/courses/1' },
  {
    ...module,
    name: 'new module',
    person: 'admin',
    path: '/admin/curso/1/modulo',
    submit: 'Add module',
    request: 'POST /admin/modules',
  },
  {
    ...module,
    name: 'module',
    person: 'admin',
    path: '/admin/curso/1/modulo/1',
    submit: 'Save module',
    request: 'PUT /admin/modules/1',
  },
  {
    ...lesson,
    name: 'new lesson',
    person: 'admin',
    path: '/admin/curso/1/modulo/1/aulas',
    submit: 'Add lesson',
    request: 'POST /admin/lessons',
  },
  {
    ...lesson,
    name: 'lesson',
    person: 'admin',
    path: '/admin/aula/1',
    submit: 'Save lesson',
    request: 'PUT /admin/lessons/1',
  },
];

for (const { name, person, path, open, texts, tick, submit, confirm, request, body } of forms)
  test(`${path.replace(/\?.*/, '')}, ${name}: invisible letters are not sent, but in passwords`, async ({
    page,
    mock,
    expectErrors,
  }) => {
    expectErrors(/status of 4\d\d|vimeo/);
    await enterAs(page, person, mock);
    await page.goto(path);
    if (open !== undefined) await press(page, open);
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: submit, exact: true }) });
    for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(around(text));
    await expect(form.locator('input:not([type=checkbox], [aria-hidden]), textarea')).toHaveCount(
      Object.keys(texts).length,
    );
    if (tick !== undefined) await form.getByLabel(tick).check();
    const sent = page.waitForRequest(
      (one) => `${one.method()} ${new URL(one.url()).pathname}` === request.replace(' ', ' /api'),
    );
    await press(page, submit);
    if (confirm !== undefined) await press(page, confirm);
    expect((await sent).postDataJSON()).toMatchObject(body);
  });
