export function EmailResultScreen() { return null; } // PLACEHOLDER
