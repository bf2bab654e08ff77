export function NotReadyScreen() { return null; } // PLACEHOLDER
