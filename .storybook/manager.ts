import { addons, types } from 'storybook/manager-api';
import { managerTheme } from './docs/themes.ts';
import { BothThemes } from './manager/BothThemes.ts';

addons.setConfig({
  theme: managerTheme,
  sidebar: {
    showRoots: true,
    // Only these properties: another name for the documents would change their addresses.
    renderLabel: ({ type, name }) => (type === 'docs' && name === 'Docs' ? 'Documentação' : name),
  },
});

addons.register('portal', () => {
  addons.add('portal/both-themes', { type: types.PREVIEW, render: BothThemes });
});
