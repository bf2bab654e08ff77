/** Tabs: several panels in one place. A door of their own, since few pages have any. */
export { type TabItem, type TabsProps, Tabs } from './components/Tabs/Tabs.tsx';
