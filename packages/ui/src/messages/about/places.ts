import type { MessageArea } from '../catalogue.ts';

/** Where messages are met. */
export interface MessagePlace {
  /** The screen or the part of a screen, in Portuguese. */
  name: string;
  /** Path of the screen, when it is a single one. */
  path?: string;
  /**
   * Titles of the stories that show them in their real place, best first. A title stands also for those that go on
   * after it with `/`, `:` or `,`.
   */
  stories: readonly string[];
}

function place(name: string, path: string | null, ...stories: string[]): MessagePlace {
  return path === null ? { name, stories } : { name, path, stories };
}

/** The places of each area by the beginning of the keys; the longest beginning that fits holds. */
export const places: Readonly<Record<MessageArea, Readonly<Record<string, MessagePlace>>>> = {
  account: {
    registration: place('Cadastro', '/cadastro', 'Telas/Conta/Cadastro'),
    'registration.sponsor': place('Cadastro: dados do indicador', '/cadastro', 'Telas/Conta/Cadastro: indicador'),
    'registration.lookingUpSponsor': place(
      'Cadastro: busca do indicador',
      '/cadastro',
      'Telas/Conta/Cadastro: indicador',
    ),
    'registration.success': place('Cadastro: conta criada', '/cadastro', 'Telas/Conta/Cadastro: confirmado'),
    login: place('Login', '/login', 'Telas/Conta/Login'),
    passwordRecovery: place('Recuperar senha', '/recuperar-senha', 'Telas/Conta/Recuperar senha'),
    passwordReset: place('Redefinir senha', '/redefinir-senha', 'Telas/Conta/Redefinir senha'),
    emailResult: place('Confirmação de e-mail', '/email-confirmado', 'Telas/Conta/Confirmação de e-mail'),
    profile: place('Perfil', '/perfil', 'Telas/Conta/Perfil'),
    'profile.edit': place('Perfil: dados pessoais', '/perfil', 'Telas/Conta/Perfil: dados pessoais'),
    'profile.password': place('Perfil: senha', '/perfil', 'Telas/Conta/Perfil: senha'),
    'profile.subscription': place('Perfil: assinatura', '/perfil', 'Telas/Conta/Perfil'),
    'profile.referral': place(
      'Perfil: indicação',
      '/perfil',
      'Telas/Conta/Perfil',
      'Padrões/Mensagens/Indicação compartilhada',
    ),
    'profile.sponsor': place('Perfil: quem me indicou', '/perfil', 'Telas/Conta/Perfil'),
    bank: place(
      'Perfil: dados bancários',
      '/perfil',
      'Telas/Conta/Perfil: dados bancários',
      'Telas/Conta/Perfil: editar dados bancários',
      'Telas/Conta/Perfil: dicas dos dados bancários',
    ),
  },
  subscription: {
    status: place('Status da assinatura', null, 'Telas/Assinatura/Minha assinatura', 'Telas/Assinatura/Assinatura'),
    'status.words': place('Etiqueta do status da assinatura', null, 'Componentes/StatusBadge', 'Telas/Conta/Perfil'),
    plan: place('Assinatura', '/assinatura', 'Telas/Assinatura/Assinatura'),
    'plan.voucher': place('Assinatura: voucher', '/assinatura', 'Telas/Assinatura/Voucher'),
    'plan.voucher.notApplied': place('Assinatura: pagamento', '/assinatura', 'Telas/Assinatura/Pagamento'),
    'plan.paying': place('Assinatura: pagamento', '/assinatura', 'Telas/Assinatura/Pagamento'),
    'plan.payFailed': place('Assinatura: pagamento', '/assinatura', 'Telas/Assinatura/Pagamento'),
    'plan.activated': place('Assinatura: pagamento', '/assinatura', 'Telas/Assinatura/Pagamento'),
    mySubscription: place('Minha assinatura', '/minha-assinatura', 'Telas/Assinatura/Minha assinatura'),
    'mySubscription.cancel': place(
      'Cancelar a assinatura',
      '/minha-assinatura',
      'Telas/Assinatura/Cancelar a assinatura',
    ),
    payments: place('Histórico de pagamentos', '/assinatura/pagamentos', 'Telas/Assinatura/Histórico de pagamentos'),
    vouchers: place('Vouchers usados', '/assinatura/vouchers-usados', 'Telas/Assinatura/Vouchers usados'),
    'paymentResult.success': place('Pagamento realizado', '/pagamento-sucesso', 'Telas/Assinatura/Pagamento realizado'),
    'paymentResult.canceled': place(
      'Pagamento não concluído',
      '/pagamento-cancelado',
      'Telas/Assinatura/Pagamento não concluído',
    ),
  },
  network: {
    referrals: place(
      'Rede de indicações',
      '/perfil/rede-indicacoes',
      'Telas/Rede/Rede de indicações',
      'Telas/Rede/Árvore',
    ),
    referralTree: place('Árvore da rede', '/perfil/rede-indicacoes', 'Telas/Rede/Árvore'),
    earnings: place(
      'Ganhos',
      null,
      'Telas/Rede/Painel de ganhos',
      'Telas/Rede/Ganhos do mês',
      'Componentes/TypeBars',
      'Componentes/MonthBars',
    ),
    'earnings.monthly': place('Ganhos do mês', '/perfil/ganhos', 'Telas/Rede/Ganhos do mês'),
    'earnings.panel': place('Painel de ganhos', '/perfil/painel-ganhos', 'Telas/Rede/Painel de ganhos'),
    withdrawals: place('Saques', '/perfil/saques', 'Telas/Rede/Saques'),
    qualifications: place('Qualificações', '/perfil/qualificacoes', 'Telas/Rede/Qualificações'),
    videos: place('Vídeos e conquistas', '/perfil/videos', 'Telas/Rede/Vídeos e conquistas'),
    links: place('Telas da rede', null, 'Telas/Rede'),
    lists: place('Listas da rede', null, 'Telas/Rede'),
    funds: place('Fundos comunitários', '/perfil/fundos', 'Telas/Rede/Fundos comunitários'),
  },
  learning: {
    courseWords: place('Cursos', null, 'Telas/Cursos', 'Componentes'),
    catalogue: place('Catálogo de cursos', '/cursos', 'Telas/Cursos/Catálogo'),
    coursePreview: place(
      'Apresentação do curso',
      '/curso-iniciar/{cursoId}',
      'Telas/Cursos/Apresentação do curso',
      'Telas/Cursos/Inscrição',
      'Padrões/Mensagens/Respostas do servidor',
    ),
    premiumNotice: place(
      'Aviso de conteúdo premium',
      null,
      'Telas/Cursos/Conteúdo do curso, por leitor',
      'Telas/Cursos/Aula, por leitor',
      'Telas/Cursos',
    ),
    courseContent: place('Conteúdo do curso', '/curso/{cursoId}', 'Telas/Cursos/Conteúdo do curso'),
    'courseContent.abandon': place(
      'Abandonar o curso',
      '/curso/{cursoId}',
      'Telas/Cursos/Abandonar o curso',
      'Telas/Cursos',
    ),
    lesson: place('Aula', '/curso/aula/{aulaId}', 'Telas/Cursos/Aula', 'Telas/Cursos/Conclusão da aula'),
    myCourses: place('Meus Cursos', '/perfil/cursos', 'Telas/Cursos/Meus Cursos'),
    certificates: place('Meus Certificados', '/perfil/certificados', 'Telas/Cursos/Certificados'),
  },
  admin: {
    portuguese: place('Administração: permissão', null, 'Telas/Admin'),
    form: place('Administração: formulários', null, 'Telas/Admin'),
    courses: place('Administração: cursos', '/admin/cursos', 'Telas/Admin/Cursos'),
    courseForm: place('Administração: curso', '/admin/cursos-novo', 'Telas/Admin/Curso'),
    modules: place('Administração: módulos', '/admin/curso/{cursoId}/modulo', 'Telas/Admin/Módulos'),
    moduleEdit: place('Administração: módulo', '/admin/curso/{cursoId}/modulo/{moduloId}', 'Telas/Admin/Módulo'),
    lessons: place('Administração: aulas', '/admin/curso/{cursoId}/modulo/{moduloId}/aulas', 'Telas/Admin/Aulas'),
    lessonEdit: place('Administração: aula', '/admin/aula/{aulaId}', 'Telas/Admin/Aula'),
  },
  global: {
    common: place('Todas as telas', null, 'Telas', 'Componentes'),
    'common.loading': place('Carregamento', null, 'Componentes/Skeleton'),
    'common.wait': place('Botão', null, 'Componentes', 'Telas'),
    'common.retry': place('Falha de leitura', null, 'Componentes/LoadFailed'),
    'common.close': place('Janela', null, 'Componentes/Dialog'),
    'common.cancel': place('Janela de confirmação', null, 'Componentes', 'Telas'),
    'common.copy': place('Campo para copiar', null, 'Componentes/CopyField'),
    'common.optional': place('Campo', null, 'Componentes/Field'),
    'common.opensInNewTab': place('Link para outra aba', null, 'Componentes/TextLink'),
    'common.emptyValue': place('Dados', null, 'Componentes/KeyValue'),
    'common.showPassword': place('Campo de senha', null, 'Componentes/PasswordField'),
    'common.fixFields': place('Resumo dos erros', null, 'Componentes/ErrorSummary'),
    'common.breadcrumbs': place('Trilha', null, 'Componentes/Breadcrumbs'),
    'common.skipToContent': place('Atalho para o conteúdo', null, 'Componentes/SkipLink'),
    header: place('Cabeçalho e menu', null, 'Telas/Global/Cabeçalho', 'Componentes/Header', 'Componentes/SideMenu'),
    banner: place('Aviso da assinatura', null, 'Telas/Global/Aviso da assinatura'),
    home: place('Início', '/', 'Telas/Global/Início'),
    session: place('Login, vindo de outra tela', '/login', 'Telas/Conta/Login', 'Telas'),
    notFound: place('Página não encontrada', null, 'Telas/Global/Página não encontrada'),
    trouble: place('Problemas', null, 'Telas'),
    terms: place('Termos de Uso', '/termos', 'Telas/Global/Termos de Uso'),
  },
};

/** The place of one message, by its area and key. */
export function placeOf(area: MessageArea, key: string): MessagePlace | null {
  const beginnings = Object.keys(places[area]).filter((start) => key === start || key.startsWith(`${start}.`));
  const longest = beginnings.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : (places[area][longest] ?? null);
}

/** Whether a title of the sidebar is, or goes on after, one that a place names. */
export function isAt(title: string, named: string): boolean {
  return title === named || (title.startsWith(named) && '/:,'.includes(title.charAt(named.length)));
}
