let owner: number | null = null;

/** Id of the person whose drafts Sair removes, or null while the profile is not loaded. */
export const draftOwner = {
  note(id: number | null): void {
    owner = id;
  },
  current: (): number | null => owner,
};
