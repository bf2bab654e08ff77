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
    'O link pode ter vencido ou já ter sido usado. Faça login: se o e-\u2060mail ainda não estiver confirmado, você poderá pedir outro link.',
  goToLogin: 'Ir para o Login',
  goToCatalogue: 'Explorar Cursos',
} as const;
