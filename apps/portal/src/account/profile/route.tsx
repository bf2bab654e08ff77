export function ProfileRoute() { return null; } // PLACEHOLDER
