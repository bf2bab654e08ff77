export function LoginRoute() { return null; } // PLACEHOLDER
