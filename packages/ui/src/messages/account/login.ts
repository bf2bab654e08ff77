import type { Values } from '../values.ts';

/** Texts of the login screen `/login` (docs/specification.md#login). */
export const loginMessages = {
  title: 'Entrar na sua conta',
  email: 'E-mail',
  password: 'Senha',
  submit: 'Entrar',
  submitting: 'Entrando...',
  createAccount: 'Criar Conta',
  forgotPassword: 'Esqueceu a senha?',

  /* Beside the form */
  portal: {
    title: 'Tudo em um só lugar',
    courses: 'Cursos no seu ritmo',
    coursesText: 'O progresso fica salvo, e cada curso concluído tem certificado.',
    network: 'Sua rede de indicações',
    networkText: 'Veja quem entrou pelo seu link e o nível de cada pessoa.',
    earnings: 'Ganhos e saques',
    earningsText: 'Cada valor com data, tipo e status.',
  },

  /* Validation */
  passwordMissing: 'Informe sua senha.',

  /* Answers */
  failed: 'Erro ao fazer login.',
  connectionFailed: 'Erro de conexão com o servidor.',
  confirmEmail: 'Confirme seu e-mail antes de fazer login.',

  /* New confirmation e-mail */
  resend: 'Reenviar e-mail de confirmação',
  resending: 'Reenviando...',
  resendAgainIn: ({ seconds }: Values<'seconds'>) => `Você poderá reenviar em ${seconds} s.`,
  resent: 'E-mail reenviado. Verifique sua caixa de entrada!',
  resendFailed: 'Erro ao reenviar e-mail de confirmação.',
  preview: 'Ver o e-mail de confirmação',
} as const;
