import { createContext } from 'react';

/** Key of the visit's first location, whose page leaves the focus where the browser puts it. */
export const FirstKey = createContext<string | null>(null);
