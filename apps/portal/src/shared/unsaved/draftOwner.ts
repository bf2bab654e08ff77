let owner: number | null = null;

/** Whose drafts Sair removes: the id of the person on this page, or null while it is not known. */
export const draftOwner = {
  note(id: number | null): void {
    owner = id;
  },
  current: (): number | null => owner,
};
