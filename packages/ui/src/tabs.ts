/** Tabs. A separate entry point, since few pages need them. */
export { type TabItem, type TabsProps, Tabs } from './components/primitives/Tabs/Tabs.tsx';
