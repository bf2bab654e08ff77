import type { Values } from '../values.ts';

/** Texts of the registration screen `/cadastro` (docs/specification.md#registration). */
export const registrationMessages = {
  title: 'Criar Conta',
  introduction: 'Preencha seus dados e confirme quem indicou você.',

  /* Labels and hints */
  name: 'Nome',
  email: 'E-mail',
  password: 'Senha',
  confirmPassword: 'Confirmar senha',
  referralId: 'ID de indicação',
  referralIdHint: 'É o número de quem indicou você.',
  referralIdFromLink: 'Você veio por um link de indicação: o número já está aqui.',
  referralIdBrokenLink: 'O link que você abriu não traz um número válido. Informe o número de quem indicou você.',
  referralIdLocked: 'Para trocar o número, use o botão Alterar.',
  /* One sentence with the link: the screen joins them with a blank */
  acceptTermsBefore: 'Li e aceito os',
  termsLink: 'Termos de Uso',
  /* Separate from the label, so that the consent is explicit and the label short */
  termsConsent: 'Ao aceitar, você concorda em receber comunicações por e-\u2060mail.',
  register: 'Cadastrar',
  lookingUpSponsor: 'Buscando indicador...',
  registering: 'Cadastrando...',
  restored: 'O que você digitou antes está aqui. Escolha a senha e aceite os termos novamente.',
  haveAccount: 'Já tem conta?',
  logIn: 'Entrar',

  /* Next to the form */
  steps: {
    title: 'Como funciona',
    form: 'Preencha seus dados',
    formText: 'Leva cerca de um minuto.',
    sponsor: 'Confirme quem indicou você',
    sponsorText: 'Mostramos o nome e o e-\u2060mail antes do cadastro.',
    confirmation: 'Abra o link no seu e-\u2060mail',
    confirmationText: 'Depois é só entrar.',
  },

  /* Validation */
  passwordMissing: 'Informe uma senha.',
  confirmPasswordMissing: 'Repita a senha.',
  passwordsDiffer: 'As senhas digitadas são diferentes.',
  referralIdMissing: 'Informe o ID de indicação.',
  sponsorNotFound: 'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.',
  termsNotAccepted: 'Você precisa aceitar os Termos de Uso para se cadastrar.',

  /* Sponsor card */
  sponsor: {
    title: 'Dados do indicador',
    question: 'Foi esta pessoa que indicou você?',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    change: 'Alterar',
    confirm: 'Confirmar',
  },

  /* Answers */
  sponsorLookupFailed: 'Erro ao buscar dados do indicador.',
  failed: 'Erro no cadastro.',
  connectionFailed: 'Erro de conexão com o servidor.',
  /* The answer was lost, or the e-mail is taken: by the last attempt, perhaps */
  maybeDone: 'Seu cadastro pode já ter sido feito. Procure o e-mail de confirmação ou tente entrar.',

  /* After the registration */
  success: {
    title: 'Confirme seu e-\u2060mail',
    fallback: 'Cadastro realizado. Confirme seu e-\u2060mail antes de entrar.',
    sentTo: ({ email }: Values<'email'>) => `O link foi para ${email}.`,
    preview: 'Ver o e-\u2060mail de confirmação',
    goToLogin: 'Ir para o Login',
  },
} as const;
