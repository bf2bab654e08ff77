/**
 * Texts of the e-mail verification result `/email-confirmado`
 * (docs/specification.md#e-mail-confirmation).
 */
export const emailResultMessages = {
  title: 'Confirmação de e‑mail',
  success: 'E-mail verificado com sucesso!',
  successHelp: 'Sua conta está pronta. Entre com seu e‑mail e sua senha.',
  failed: 'Não foi possível verificar seu e‑mail.',
  failedHelp:
    'O link pode ter expirado ou já ter sido usado. Entre com seu e‑mail e sua senha: se o e‑mail ainda não estiver confirmado, aparece o botão “Reenviar e‑mail de confirmação”.',
  goToLogin: 'Ir para o Login',
  goToCatalogue: 'Ver os cursos',
} as const;
