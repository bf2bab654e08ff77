import { CourseIcon, EarningsIcon, PeopleIcon } from '@raiz/ui';
import { loginMessages } from '@raiz/ui/messages/account';
import { FormRail } from '../shared/FormRail.tsx';

const messages = loginMessages.portal;

const points = [
  { title: messages.courses, text: messages.coursesText, icon: <CourseIcon /> },
  { title: messages.network, text: messages.networkText, icon: <PeopleIcon /> },
  { title: messages.earnings, text: messages.earningsText, icon: <EarningsIcon /> },
];

/** What the portal is, beside the login. */
export function LoginRail() {
  return <FormRail title={messages.title} points={points} />;
}
