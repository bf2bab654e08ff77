export { NotFoundScreen as Route } from './NotFoundScreen.tsx';
