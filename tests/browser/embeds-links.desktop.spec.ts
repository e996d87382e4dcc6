/** Back and Forward, where a player of another origin adds to the history of the page. What holds for any player is asked in shared-addresses.spec.ts. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/embedded-site.ts';

const openDialog = (page: Page): Locator => page.getByRole('dialog');
const card = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });

async function expectChosen(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
}

test('Back and Forward walk through tabs and a dialog, which a reload shows again', async ({
  page,
  embedded,
}) => {
  await page.goto('./');
  await tab(page, 'AI Receptionist').click();
  await expectChosen(page, 'AI Receptionist');
  await tab(page, 'Inbox Assistant').click();
  await card(page, /Sends automatic follow-ups/).click();
  await expect(openDialog(page)).toHaveAccessibleName(/Sends automatic follow-ups/);

  await page.goBack();
  await expect(openDialog(page)).toBeHidden();
  await expectChosen(page, 'Inbox Assistant');
  await page.goBack();
  await expectChosen(page, 'AI Receptionist');
  await page.goBack();
  await expectChosen(page, 'Personal Assistant');
  expect(page.url()).toBe(embedded.url);

  await page.goForward();
  await expectChosen(page, 'AI Receptionist');
  await page.goForward();
  await expectChosen(page, 'Inbox Assistant');
  await page.goForward();
  await expect(openDialog(page)).toHaveAccessibleName(/Sends automatic follow-ups/);
  await expect(openDialog(page).locator('iframe')).toHaveCount(1);

  await test.step('after a reload', async () => {
    await page.reload();
    await expect(openDialog(page)).toHaveAccessibleName(/Sends automatic follow-ups/);
    await expect(openDialog(page).locator('iframe')).toHaveCount(1);
    await page.goBack();
    await expect(openDialog(page)).toBeHidden();
    await expect(page).toHaveURL(`${embedded.url}#inbox`);
  });
});

test('after a link within the player Back goes back in it before it closes the dialog, and the close control closes it at once', async ({
  page,
  embedded,
}) => {
  await page.goto('./');
  const player = (): string | undefined => page.frames().at(-1)?.url();
  const followLink = async (): Promise<void> => {
    await card(page, 'Sending Emails').click();
    const link = openDialog(page).frameLocator('iframe').getByRole('link', { name: 'Next' });
    await link.click();
    await expect.poll(player).toContain('id=next');
    await expect(link).toBeVisible();
  };

  await test.step('Back', async () => {
    await followLink();
    await page.evaluate(() => history.back());
    await expect.poll(player).toContain('id=pa-1');
    await expect(openDialog(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(openDialog(page)).toBeHidden();
    await expect(page).toHaveURL(embedded.url);
  });
  await test.step('the close control, after which another dialog opens', async () => {
    await followLink();
    await openDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(openDialog(page)).toBeHidden();
    await expect(page).toHaveURL(embedded.url);
    await card(page, 'Checking Availability').click();
    await expect(openDialog(page)).toHaveAccessibleName('Checking Availability');
    await page.goBack();
    await expect(openDialog(page)).toBeHidden();
  });
});
