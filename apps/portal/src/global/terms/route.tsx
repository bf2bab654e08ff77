export { TermsScreen as Route } from './TermsScreen.tsx';
