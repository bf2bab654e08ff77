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
    earnings: ({ monthName }: Values<'monthName'>) => `em ${monthName}`,
    earningsCount: {
      none: 'nenhum ganho',
      one: 'até hoje · 1 bônus',
      many: ({ count }: Values<'count'>) => `até hoje · ${count} bônus`,
    },
    monthBefore: ({ amount, monthName }: Values<'amount' | 'monthName'>) => `até hoje · em ${monthName}, ${amount}`,
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
    incomplete: 'valor incompleto',
    unavailable: 'Indisponível agora',
  },

  /* What a new member has not done yet */
  start: {
    title: 'Comece por aqui',
    subscribe: {
      label: 'Assinatura',
      help: 'Libera todos os cursos e sua presença na rede.',
      action: 'Ativar assinatura',
    },
    learn: { label: 'Primeiro curso', help: 'Há cursos de acesso livre.', action: 'Explorar Cursos' },
    invite: {
      label: 'Primeira indicação',
      help: 'Quem se cadastrar pelo seu link entra na sua rede.',
      action: 'Enviar seu link',
    },
  },

  /* The last earnings, and the last months with their payments */
  earnings: { title: 'Últimos ganhos', none: 'Nenhum ganho ainda.' },
  months: {
    title: 'Mês a mês',
    none: 'Você ainda não tem ganhos. Compartilhe seu link: quem se cadastrar por ele entra na sua rede.',
    untilToday: 'até hoje',
    noWithdrawal: 'Ainda sem saque',
    paidOn: ({ date }: Values<'date'>) => `Pago em ${date}`,
    unavailable: 'Não foi possível carregar seus saques.',
  },
  levelReached: ({ level }: Values<'level'>) => `Novo nível: ${level}. Parabéns!`,

  /* The course to continue */
  course: {
    title: 'Continue seu curso',
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
  },

  /* Who referred me */
  sponsor: {
    title: 'Quem me indicou',
    loading: 'Carregando quem indicou você',
    none: 'Você entrou sem indicação.',
    unavailable: 'Não foi possível carregar quem indicou você.',
  },
} as const;
