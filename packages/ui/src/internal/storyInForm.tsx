import type { Decorator } from '@storybook/react-vite';
import { inForm } from './storyInForm.css.ts';

/** Stories of fields: as wide as in a form, not as the window. */
export const inFormWidth: Decorator = (Story) => (
  <div className={inForm}>
    <Story />
  </div>
);
