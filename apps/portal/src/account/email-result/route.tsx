export { EmailResultScreen as Route } from './EmailResultScreen.tsx';
