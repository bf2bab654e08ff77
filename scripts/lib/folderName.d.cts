/** Characters of paths with which Vite or the plugin of vanilla-extract fails. */
export const unbuildable: string[];
/** Those with which other tools of development fail, too. */
export const untestable: string[];
/** Why a command fails in a folder, in a sentence; null when it does not. */
export function folderProblem(folder: string, characters: string[]): string | null;
