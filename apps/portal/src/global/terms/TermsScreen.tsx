export function TermsScreen() { return null; } // PLACEHOLDER
