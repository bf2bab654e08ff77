import type { Values } from '../values.ts';

/** Texts of the profile screen `/perfil` except the bank data (docs/specification.md#profile). */
export const profileMessages = {
  title: 'Perfil',
  greeting: ({ firstName }: Values<'firstName'>) => `Olá, ${firstName}!`,
  greetingWithoutName: 'Olá!',
  qualifications: 'Ver qualificações',

  /* Loading */
  loading: 'Carregando seu perfil',
  loadFailed: 'Erro ao carregar perfil.',
  connectionFailed: 'Erro ao conectar ao servidor (perfil).',

  /* Name and e-mail */
  edit: {
    title: 'Dados pessoais',
    open: 'Editar perfil',
    name: 'Nome',
    email: 'E-mail',
    save: 'Salvar',
    saving: 'Salvando...',
    cancel: 'Cancelar',
    nameMissing: 'Informe seu nome.',
    emailMissing: 'Informe seu e-mail.',
    emailInvalid: 'Confira o e-mail: ele deve ser como nome@exemplo.com.br.',
    success: 'Perfil atualizado com sucesso!',
    failed: 'Erro ao atualizar perfil.',
  },

  /* Password */
  password: {
    title: 'Senha',
    open: 'Alterar senha',
    currentPassword: 'Senha atual',
    newPassword: 'Nova senha',
    confirmNewPassword: 'Confirmar nova senha',
    save: 'Salvar nova senha',
    saving: 'Salvando...',
    cancel: 'Cancelar',
    currentPasswordMissing: 'Informe sua senha atual.',
    newPasswordMissing: 'Informe a nova senha.',
    confirmNewPasswordMissing: 'Repita a nova senha.',
    passwordsDiffer: 'As senhas não conferem!',
    success: 'Senha alterada com sucesso!',
    failed: 'Erro ao alterar senha.',
  },

  /* Subscription card: the status words are those of the subscription area */
  subscription: {
    title: 'Assinatura',
    status: 'Status',
    open: 'Ver minha assinatura',
    loading: 'Carregando o status da assinatura',
    failed: 'Erro ao consultar status da assinatura.',
  },

  /* Referral link */
  referral: {
    title: 'Indique pessoas',
    link: 'Link de indicação',
    linkHint: 'Quem se cadastra por este link entra na sua rede.',
    copyLink: 'Copiar link',
    linkCopied: 'Link copiado!',
    copyFailed: 'Não foi possível copiar. O link está selecionado: copie-o pelo teclado ou pelo menu.',
    linkUnavailable: 'Não foi possível carregar seu link. Tente novamente.',
    id: 'ID de indicação',
    idHint: 'Também serve para o cadastro de quem não tem o link.',
    copyId: 'Copiar ID',
    idCopied: 'ID copiado!',
    share: 'Compartilhar',
    shareFailed: 'Não foi possível compartilhar. Copie o link ou envie pelo WhatsApp.',
    shareOnWhatsApp: 'Compartilhar no WhatsApp',
    shareByEmail: 'Enviar por e-mail',
    shareTitle: ({ brand }: Values<'brand'>) => `Cadastro no ${brand}`,
    shareText: ({ brand, link }: Values<'brand' | 'link'>) => `Olá! Este é o meu link de cadastro no ${brand}: ${link}`,
    showQr: 'Mostrar QR code',
    qrTitle: 'QR code do seu link',
    qrDescription: ({ link }: Values<'link'>) => `QR code que abre ${link}`,
    network: 'Ver minha rede',
  },

  /* Who referred me */
  sponsor: {
    title: 'Quem me indicou',
    name: 'Nome',
    email: 'E-mail',
    loading: 'Carregando quem indicou você',
    none: 'Sua conta não tem indicador.',
    unavailable: 'Não foi possível carregar quem indicou você. Tente novamente.',
  },
} as const;
