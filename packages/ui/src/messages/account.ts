/** Every text of the account area; a screen loads only its own catalogue. */
export * from './account/bank.ts';
export * from './account/credentials.ts';
export * from './account/emailResult.ts';
export * from './account/loggedIn.ts';
export * from './account/login.ts';
export * from './account/passwordRecovery.ts';
export * from './account/passwordReset.ts';
export * from './account/profile.ts';
export * from './account/registration.ts';
