/** Most of the tree in the window, in whole rows and with its border. */
export const treeHeight = '(round(down, max(20rem, 100dvh - 22rem), 2.75rem) + 2px)';
