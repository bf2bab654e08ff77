import { sessionMessages } from '@raiz/ui/messages/global';

/** What /login says to someone who came to a page without a token: the page's own sentence (spec, section 8, Lists). */
export const loginNotice = sessionMessages.loginNeeded;
