/**
 * Texts of the e-mail verification result `/email-confirmado`
 * (docs/specification.md#e-mail-confirmation).
 */
export const emailResultMessages = {
  title: 'Confirmação de e-mail',
  success: 'E-mail verificado com sucesso!',
  successHelp: 'Sua conta está pronta. Entre com seu e-mail e sua senha.',
  failed: 'Não foi possível verificar seu e-mail.',
  failedHelp:
    'O link pode ter expirado ou já ter sido usado. Tente entrar: se for preciso, você poderá pedir um novo e-mail.',
  goToLogin: 'Ir para o Login',

  /* Beside the result */
  steps: {
    title: 'Próximos passos',
    logIn: 'Entre na sua conta',
    logInText: 'Com seu e-mail e sua senha.',
    activate: 'Escolha sua assinatura',
    activateText: 'Ela abre os cursos premium.',
    share: 'Compartilhe seu link',
    shareText: 'Ele fica no seu perfil.',
  },
} as const;
