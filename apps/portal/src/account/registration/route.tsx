export function RegistrationRoute() { return null; } // PLACEHOLDER
