/**
 * Texts of the password recovery screen `/recuperar-senha`
 * (docs/specification.md#password-recovery).
 */
export const passwordRecoveryMessages = {
  title: 'Recuperar senha',
  introduction: 'Informe o e-\u2060mail da sua conta. Enviaremos um link para você criar uma nova senha.',
  email: 'E-mail',
  submit: 'Enviar link',
  submitting: 'Enviando...',
  success: 'Se houver uma conta com este e-\u2060mail, o link chegará em instantes.',
  preview: 'Ver o e-\u2060mail de recuperação',
  failed: 'Erro ao solicitar recuperação de senha.',
  backToLogin: 'Voltar para o login',
} as const;
