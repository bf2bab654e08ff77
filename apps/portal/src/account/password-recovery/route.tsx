export function PasswordRecoveryRoute() { return null; } // PLACEHOLDER
