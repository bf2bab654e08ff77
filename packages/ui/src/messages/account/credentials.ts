/** Validation texts for names, e-mails and passwords (docs/specification.md#forms). */
export const credentialMessages = {
  nameMissing: 'Informe seu nome.',
  emailMissing: 'Informe seu e-\u2060mail.',
  emailInvalid: 'Confira o e-\u2060mail: ele deve ser como nome@exemplo.com.br.',
  newPasswordMissing: 'Informe a nova senha.',
  newPasswordNotRepeated: 'Repita a nova senha.',
  passwordMaybeChanged: 'Sua senha pode já ter sido alterada. Tente entrar com a nova.',
} as const;
