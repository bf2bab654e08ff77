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

  /* Validation */
  passwordMissing: 'Informe sua senha.',

  /* Answers */
  failed: 'Erro ao fazer login.',
  connectionFailed: 'Erro de conexão com o servidor.',
  confirmEmail: 'Confirme seu e-mail antes de fazer login.',

  /* New confirmation e-mail */
  resend: 'Reenviar e-mail de confirmação',
  resending: 'Reenviando...',
  resendAgainIn: ({ seconds }: Values<'seconds'>) => `Reenviar em ${seconds}\u00A0s`,
  resent: 'E-mail reenviado. Verifique sua caixa de entrada!',
  resendFailed: 'Erro ao reenviar e-mail de confirmação.',
  preview: 'Ver o e-\u2060mail de confirmação',
} as const;
