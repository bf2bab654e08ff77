/** Sentences of the server that the client acts upon, word for word (spec, section 8). */
export const serverTexts = {
  /** The exact login error that reveals the resend button. */
  confirmEmail: 'Confirme seu e-mail antes de fazer login.',
  /** Part of the enrolment error of someone who is enrolled. */
  alreadyEnrolled: 'Já inscrito',
  /** Part of the enrolment error that opens the premium dialog. */
  needsSubscription: 'Assinatura ativa necessária',
} as const;
