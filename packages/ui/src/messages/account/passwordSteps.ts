/**
 * Steps to a new password, next to the forms of `/recuperar-senha` and `/redefinir-senha`
 * (docs/specification.md#password-recovery).
 */
export const passwordStepsMessages = {
  title: 'Como funciona',
  request: 'Informe seu e-\u2060mail',
  requestText: 'O mesmo da sua conta.',
  open: 'Abra o link que enviamos',
  openText: 'Se não chegar, olhe também no spam.',
  choose: 'Crie a nova senha',
  chooseText: 'Depois é só entrar com ela.',
} as const;
