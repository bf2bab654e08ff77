/** Tabs bring a part of Radix along, so they have a door of their own. */
export { type TabItem, type TabsProps, Tabs } from './components/Tabs/Tabs.tsx';
