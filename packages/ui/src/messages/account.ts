import { bankMessages } from './account/bank.ts';
import { credentialMessages } from './account/credentials.ts';
import { emailResultMessages } from './account/emailResult.ts';
import { loginMessages } from './account/login.ts';
import { passwordRecoveryMessages } from './account/passwordRecovery.ts';
import { passwordResetMessages } from './account/passwordReset.ts';
import { passwordStepsMessages } from './account/passwordSteps.ts';
import { profileMessages } from './account/profile.ts';
import { registrationMessages } from './account/registration.ts';

export {
  bankMessages,
  credentialMessages,
  emailResultMessages,
  loginMessages,
  passwordRecoveryMessages,
  passwordResetMessages,
  passwordStepsMessages,
  profileMessages,
  registrationMessages,
};

/**
 * Every text of the account area by screen. Screens import only their own catalogue, which keeps
 * the others out of their chunk.
 */
export const accountMessages = {
  registration: registrationMessages,
  login: loginMessages,
  passwordRecovery: passwordRecoveryMessages,
  passwordReset: passwordResetMessages,
  passwordSteps: passwordStepsMessages,
  credentials: credentialMessages,
  emailResult: emailResultMessages,
  profile: profileMessages,
  bank: bankMessages,
} as const;
