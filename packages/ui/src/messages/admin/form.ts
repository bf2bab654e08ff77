import type { Values } from '../values.ts';

/** Texts that the admin forms and lists share (docs/specification.md#labels). */
export const adminFormMessages = {
  title: 'Title',
  description: 'Description',
  content: 'Content',
  premium: 'Premium',
  position: 'Position',
  videoUrl: 'Video URL',
  resourceUrl: 'Resource URL',
  required: 'Required',
  published: 'Published',
  kind: 'Kind',
  kinds: { video: 'Video', text: 'Text' },

  /* Rows that could not be read */
  dropped: {
    one: '1 row could not be shown.',
    many: ({ count }: Values<'count'>) => `${count} rows could not be shown.`,
  },

  /* Buttons */
  cancel: 'Cancel',
  goNow: 'Go now',
  retry: 'Try again',
  retrying: 'Loading...',
  actions: 'Actions',
  moreActions: ({ title }: Values<'title'>) => `More actions: ${title}`,
  delete: 'Delete',
  optional: '(optional)',
  newTab: '(opens in a new tab)',

  /* Validation */
  titleMissing: 'Enter a title.',
  contentMissing: 'Enter the content.',
  tooLong: ({ max }: Values<'max'>) => `Use at most ${max} characters.`,
  positionTooLow: 'Position must be a whole number, 1 or more.',
  videoUrlInvalid: 'Enter a valid link that starts with http:// or https://.',
  resourceUrlInvalid: ({ link }: Values<'link'>) =>
    `“${link}” is not a valid link. Links start with http:// or https://, and commas separate them.`,

  /* Order */
  nextFree: ({ position }: Values<'position'>) => `Next free: ${position} ·`,
  takePosition: 'Use',
  /** Follows `takePosition`, for screen readers. */
  takePositionHidden: ({ position }: Values<'position'>) => `position ${position}`,
  moveUp: ({ title }: Values<'title'>) => `Move up: ${title}`,
  moveDown: ({ title }: Values<'title'>) => `Move down: ${title}`,
  moved: ({ title, position, total }: Values<'title' | 'position' | 'total'>) =>
    `${title} moved to position ${position} of ${total}.`,
  moveFailed: 'Could not change the order. Try again.',
  drag: ({ title }: Values<'title'>) => `Drag: ${title}`,

  /* A lost answer */
  uncertain: 'No answer arrived, so it may have been saved. Saving again will not make a second one.',

  /* Two authors */
  unchanged: 'There are no changes to save.',
  gone: {
    course: 'This course was deleted in the meantime. What you typed stays on this page.',
    module: 'This module was deleted in the meantime. What you typed stays on this page.',
    lesson: 'This lesson was deleted in the meantime. What you typed stays on this page.',
  },
  rowGone: ({ title }: Values<'title'>) => `${title} was deleted in the meantime.`,
  conflict: {
    title: 'Someone else changed this too',
    question: 'While you were editing, someone else changed what you changed. Which version should stay?',
    mine: 'Yours',
    theirs: 'Theirs',
    yes: 'yes',
    no: 'no',
    empty: '(empty)',
    cancel: 'Cancel',
    keepMine: 'Keep mine',
    takeTheirs: 'Use theirs',
  },

  /* Nothing typed is lost */
  draft: {
    saved: ({ time }: Values<'time'>) => `Draft saved at ${time}`,
    refused: 'No draft can be saved on this device. Save before you leave.',
    restored: ({ time }: Values<'time'>) => `Your unsaved draft from ${time} is here: check and save it.`,
    discard: 'Discard draft',
  },
  leave: {
    title: 'Leave without saving?',
    question: 'Your changes have not been saved.',
    saved: 'A draft of them stays on this device.',
    discarded: 'Logging out also removes their draft from this device.',
    stay: 'Keep editing',
    confirm: 'Leave',
    logOut: 'Log out without saving',
  },

  /* Keyboard */
  saveKey: ({ key }: Values<'key'>) => `${key} to save`,

  /* How content is written and previewed */
  format: 'Format',
  bold: 'Bold',
  list: 'List',
  link: 'Link',
  /** Sample text of bold text and of a link, until the author replaces it. */
  sample: 'text',
  contentView: 'Content view',
  write: 'Write',
  preview: 'Preview',
  loadingPreview: 'Loading preview',
  nothingToPreview: 'Nothing to preview yet.',
  /** What readers see of links that are none. */
  notLinks: ({ addresses }: Values<'addresses'>) =>
    `Not links: ${addresses}. A link needs an address that starts with https:// or www.`,
  contentHint: 'Paragraphs, lists, **bold**, *italic* and [links](https://example.com).',
} as const;
