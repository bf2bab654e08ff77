import { pathTo } from '../../apps/portal/src/shared/page/paths.ts';
import { expectText, press } from '../support/steps.ts';
import { enter, test } from './flowTest.ts';

// The only flow that `npm test` runs in the oldest supported Chromium.
test('a member logs in, enrols, opens a lesson and completes it', async ({ page }) => {
  await enter(page, 'member without a plan');
  await page.goto(pathTo.coursePreview(2));
  await press(page, 'Inscrever-se no curso');
  await page.waitForURL(`**${pathTo.course(2)}`);
  await page.getByRole('link', { name: 'Começar', exact: true }).click();
  await press(page, 'Marcar como concluída');
  await expectText(page, 'Aula marcada como concluída!');
});
