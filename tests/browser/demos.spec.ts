import { expect, openLive, scrollingEnds, test } from './visitor.ts';

test.describe('the demos without script', () => {
  test.use({ javaScriptEnabled: false });

  test('are all shown, under the name and sub-label of their agent', async ({ page }) => {
    await page.goto('./');
    const section = page.getByRole('region', { name: 'See Our Agents In Action' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Personal Assistant', 'AI Receptionist', 'Inbox Assistant']);
    await expect(section.getByText('Sorts emails, drafts contracts')).toBeVisible();
    await expect(section.getByRole('listitem').filter({ visible: true })).toHaveCount(14);
    await expect(section.getByRole('combobox')).toBeHidden();
    await expect(section.getByRole('tab')).toHaveCount(0);
  });

  test('are links to the page of their video', async ({ page, press }) => {
    await page.goto('./');
    await press(page.getByRole('link', { name: 'Checking Availability' }));
    await expect(page.getByRole('heading', { name: 'Checking Availability' })).toBeVisible();
    expect(page.url()).toContain('samples/pa-3');
  });
});

test.describe('the demos', () => {
  test('begin with the twelve of the Personal Assistant, in their order', async ({ page }) => {
    await openLive(page, './');
    const section = page.getByRole('region', { name: 'See Our Agents In Action' });
    await expect(section.getByText('Sorts emails, drafts contracts')).toBeVisible();
    await expect(section.getByRole('listitem').filter({ visible: true })).toHaveText([
      'Sending Emails',
      'Getting Emails',
      'Checking Availability',
      'Creating Time Blocks',
      'Rescheduling Time Blocks',
      'Generating Cost Report',
      'Reading PDF → Writing to Database',
      'Reading Database Info',
      'Email Labeler',
      'CRM/Trello Update on Email Received + Label',
      'Clarifying Questions (Meetings with Attendees)',
      'Canceling Events',
    ].map((caption) => new RegExp(`^${caption.replace(/[().*+?^$|[\]\\]/g, '\\$&')}`)));
  });

  test('lead to the page that shows all of them', async ({ page, press }) => {
    await page.goto('./');
    await press(page.getByRole('link', { name: 'See all demos on one page' }));
    await expect(page.getByRole('heading', { level: 1, name: 'All Demos' })).toBeVisible();
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} on a card opens its video`, async ({ page }) => {
      await openLive(page, './');
      const card = page.getByRole('button', { name: 'Getting Emails' });
      await card.focus();
      await scrollingEnds(page);
      const before = await page.evaluate(() => scrollY);
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name: 'Getting Emails' })).toBeVisible();
      // Space scrolls a page that does not take it.
      await scrollingEnds(page);
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
  }
});
