/**
 * Texts of the e-mail verification result `/email-confirmado`
 * (docs/specification.md#e-mail-confirmation).
 */
export const emailResultMessages = {
  title: 'Confirmação de e-\u2060mail',
  success: 'E-mail verificado com sucesso!',
  successHelp: 'Sua conta está pronta. Entre com seu e-\u2060mail e sua senha.',
  failed: 'Não foi possível verificar seu e-\u2060mail.',
  failedHelp:
    'O link pode ter expirado ou já ter sido usado. Entre com seu e-\u2060mail e sua senha: se o e-\u2060mail ainda não estiver confirmado, aparece o botão “Reenviar e-\u2060mail de confirmação”.',
  goToLogin: 'Ir para o Login',
  goToCatalogue: 'Explorar Cursos',
} as const;
