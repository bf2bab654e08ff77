import { createContext } from 'react';

/** Key of the first location of the visit, whose page title does not take the focus. */
export const FirstKey = createContext<string | null>(null);
