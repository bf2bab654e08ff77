import { lazyPart } from '../../shared/lazy/lazyPart.tsx';

/** The sheet with a person's data, loaded on the first tap. */
export const { Part: PersonSheet } = lazyPart(() => import('./PersonSheet.tsx').then((part) => part.PersonSheet));
