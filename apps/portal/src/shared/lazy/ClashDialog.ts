import { lazyPart } from './lazyPart.tsx';

/** The question of a form that was changed elsewhere too, loaded on first use. */
export const { Part: ClashDialog } = lazyPart(() =>
  import('../saved/ClashDialog.tsx').then((clash) => clash.ClashDialog),
);
