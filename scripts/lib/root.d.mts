export const root: string;
export const dist: string;
export function fromRoot(...parts: string[]): string;
