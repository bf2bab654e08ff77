/** Texts of the server that the client matches exactly (docs/specification.md#messages). */
export const serverTexts = {
  /** The login error that shows the resend button. */
  confirmEmail: 'Confirme seu e-mail antes de fazer login.',
  /** Part of the enrolment error when the member is already enrolled. */
  alreadyEnrolled: 'Já inscrito',
  /** Part of the enrolment error that opens the premium dialog. */
  needsSubscription: 'Assinatura ativa necessária',
} as const;
