/** Texts of the password reset screen `/redefinir-senha` (docs/specification.md#password-reset). */
export const passwordResetMessages = {
  title: 'Redefinir senha',
  introduction: 'Crie a nova senha da sua conta.',
  newPassword: 'Nova senha',
  confirmNewPassword: 'Confirmar nova senha',
  submit: 'Redefinir senha',
  submitting: 'Redefinindo...',
  passwordsDiffer: 'As senhas digitadas não são iguais.',
  tokenMissing: 'Token de redefinição não encontrado na URL.',
  tokenMissingHelp: 'Abra de novo o link do e-\u2060mail ou peça um novo link.',
  requestNewLink: 'Pedir um novo link',
  success: 'Senha redefinida. Entre com a nova senha.',
  failed: 'Erro ao redefinir senha.',
  goToLogin: 'Ir para o Login',
  backToLogin: 'Voltar para o login',
} as const;
