import type { Values } from '../values.ts';

/** Texts of the profile screen `/perfil` except the bank data (docs/specification.md#profile). */
export const profileMessages = {
  title: 'Perfil',
  greeting: ({ firstName }: Values<'firstName'>) => `Olá, ${firstName}!`,
  greetingWithoutName: 'Olá!',
  level: 'Nível',

  /* Loading */
  loading: 'Carregando seu perfil',
  loadFailed: 'Erro ao carregar perfil.',
  connectionFailed: 'Erro ao conectar ao servidor (perfil).',

  /* Figures, each a link to its page */
  figures: {
    earnings: ({ monthName }: Values<'monthName'>) => `Ganhos em ${monthName}`,
    earningsCount: {
      none: 'Nenhum ganho',
      one: 'até hoje · 1 lançamento',
      many: ({ count }: Values<'count'>) => `até hoje · ${count} lançamentos`,
    },
    monthBefore: ({ amount, monthName }: Values<'amount' | 'monthName'>) => `até hoje · ${monthName}: ${amount}`,
    referrals: 'Indicados ativos',
    referralsCount: {
      none: 'Nenhum direto',
      one: 'de 1 direto',
      many: ({ count }: Values<'count'>) => `de ${count} diretos`,
    },
    nextLevel: 'Próximo nível',
    whatIsMissing: 'Veja o que falta',
    topLevel: 'Seu nível',
    highest: 'O mais alto',
    withdrawals: 'Saques pendentes',
    withdrawalsCount: {
      none: 'Nenhum saque',
      one: '1 saque',
      many: ({ count }: Values<'count'>) => `${count} saques`,
    },
    incomplete: 'Valor incompleto',
    unavailable: 'Indisponível agora',
  },

  /* The last twelve months, the last earnings and the last withdrawals */
  year: {
    title: 'Ganhos por mês',
    all: 'Ver painel de ganhos',
    none: 'Você ainda não tem ganhos. Compartilhe seu link: quem se cadastrar por ele entra na sua rede.',
  },
  earnings: {
    title: 'Últimos ganhos',
    all: 'Ver ganhos do mês',
    none: 'Nenhum ganho ainda.',
  },
  levelReached: ({ level }: Values<'level'>) => `Novo nível: ${level}. Parabéns!`,
  withdrawals: {
    title: 'Últimos saques',
    all: 'Ver saques',
    loading: 'Carregando seus saques',
    none: 'Nenhum saque ainda.',
    unavailable: 'Não foi possível carregar seus saques.',
  },

  /* The course to continue */
  course: {
    title: 'Continue seu curso',
    all: 'Meus Cursos',
    loading: 'Carregando seus cursos',
    progressOf: ({ title }: Values<'title'>) => `Progresso em ${title}`,
    progress: ({ percent }: Values<'percent'>) => `${percent} concluído`,
    resume: 'Continuar',
    resumeHidden: ({ title }: Values<'title'>) => `o curso ${title}`,
    none: 'Nenhum curso em andamento.',
    unavailable: 'Não foi possível carregar seus cursos.',
    explore: 'Explorar Cursos',
  },

  /* Personal data, password and bank data */
  settings: 'Seus dados',

  /* Name and e-mail */
  edit: {
    title: 'Dados pessoais',
    open: 'Editar perfil',
    openShort: 'Editar',
    name: 'Nome',
    email: 'E-mail',
    save: 'Salvar',
    saving: 'Salvando...',
    cancel: 'Cancelar',
    success: 'Perfil atualizado com sucesso!',
    failed: 'Erro ao atualizar perfil.',
  },

  /* Password */
  password: {
    title: 'Senha',
    open: 'Alterar senha',
    openShort: 'Alterar',
    currentPassword: 'Senha atual',
    newPassword: 'Nova senha',
    confirmNewPassword: 'Confirmar nova senha',
    save: 'Salvar nova senha',
    saving: 'Salvando...',
    cancel: 'Cancelar',
    currentPasswordMissing: 'Informe sua senha atual.',
    passwordsDiffer: 'As senhas não conferem!',
    success: 'Senha alterada com sucesso!',
    failed: 'Erro ao alterar senha.',
    maybeDone: 'Sua senha pode já ter sido alterada. Tente entrar com a nova.',
  },

  /* Subscription card: the status labels are those of the subscription area */
  subscription: {
    title: 'Assinatura',
    open: 'Ver minha assinatura',
    loading: 'Carregando o status da assinatura',
    failed: 'Erro ao consultar status da assinatura.',
    renewal: ({ renewal }: Values<'renewal'>) => `Renova em ${renewal}`,
  },

  /* Referral link */
  referral: {
    title: 'Indique pessoas',
    link: 'Link de indicação',
    linkHint: 'Quem se cadastrar por este link entra na sua rede.',
    copyLink: 'Copiar link',
    linkCopied: 'Link copiado!',
    copyFailed: 'Não foi possível copiar. O link está selecionado: copie-o pelo teclado ou pelo menu.',
    linkUnavailable: 'Não foi possível carregar seu link.',
    id: 'ID de indicação',
    copyId: 'Copiar ID',
    idCopied: 'ID copiado!',
    share: 'Compartilhar',
    shareFailed: 'Não foi possível compartilhar. Copie o link ou envie pelo WhatsApp.',
    /* One name with the brand: the screen joins them with a blank */
    shareOn: 'Compartilhar no',
    whatsApp: 'WhatsApp',
    sendBy: 'Enviar por',
    email: 'E-mail',
    shareTitle: ({ brand }: Values<'brand'>) => `Cadastro no ${brand}`,
    /* The link follows: the screen joins them with a blank, and a share sheet gets it by itself */
    shareText: ({ brand }: Values<'brand'>) => `Olá! Este é o meu link de cadastro no ${brand}:`,
    show: 'Mostrar',
    qr: 'QR code',
    qrTitle: 'QR code do seu link',
    /** On the card, which other people see. */
    qrInvite: ({ name }: Values<'name'>) => `${name} convida você`,
    qrDescription: ({ link }: Values<'link'>) => `QR code que abre ${link}`,
    network: 'Ver minha rede',
  },

  /* Who referred me */
  sponsor: {
    title: 'Quem me indicou',
    name: 'Nome',
    email: 'E-mail',
    loading: 'Carregando quem indicou você',
    none: 'Você entrou sem indicação.',
    unavailable: 'Não foi possível carregar quem indicou você.',
  },
} as const;
