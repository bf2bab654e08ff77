export function PasswordResetRoute() { return null; } // PLACEHOLDER
