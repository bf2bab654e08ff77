export function HomeScreen() { return null; } // PLACEHOLDER
