export { HomeScreen as Route } from './HomeScreen.tsx';
