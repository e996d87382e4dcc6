import { words } from '../support/words.ts';
import { columnsOf, expect, openLive, test } from './visitor.ts';

// What is asked here is the same for who wants less motion, and drawing what moves takes longer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the demos on a phone are chosen by a dropdown select, stand in one column, and open their video on a tap', async ({
  page,
}) => {
  await page.goto('./');
  const section = page.locator('#demos');
  const cards = section.getByRole('listitem').filter({ visible: true });
  const select = page.getByRole('combobox', { name: words.pages.home.demos.heading });
  await test.step('a select of the agents instead of tabs, the first of them chosen', async () => {
    await expect(select.locator('option')).toHaveText(words.agents.map(({ name }) => name));
    await expect(select.locator('option:checked')).toHaveText(words.agent(0).name);
    await expect(section.getByRole('tab')).toHaveCount(0);
    await expect(page.getByText(words.agent(0).subLabel)).toBeVisible();
    await expect(cards).toHaveText(words.captionsOf(0));
    expect(await columnsOf(section.getByRole('listitem')), 'columns').toBe(1);
  });
  await test.step('the demos change with the select', async () => {
    await select.selectOption(words.agent(1).name);
    await expect(page.getByText(words.agent(1).subLabel)).toBeVisible();
    await expect(cards).toHaveText(words.captionsOf(1));
  });
  await test.step('a tap opens the video', async () => {
    await select.selectOption(words.agent(0).name);
    await section.getByText(words.demo(8).caption, { exact: true }).tap();
    await expect(page.getByRole('dialog', { name: words.demo(8).caption })).toBeVisible();
  });
});

test('a card gives way under a finger that rests on it, and rises when that is gone', async ({
  page,
}) => {
  await openLive(page, './');
  const card = page.locator('#demos').getByRole('button').filter({ visible: true }).first();
  await card.scrollIntoViewIfNeeded();
  const looks = () =>
    card.evaluate((element) => [
      getComputedStyle(element).translate,
      getComputedStyle(element).boxShadow,
    ]);
  const atRest = await looks();
  const box = await card.boundingBox();
  if (box === null) throw new Error('There is no card to press.');
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }],
  });
  await expect(card).toHaveCSS('translate', '0px 3px');
  expect((await looks())[1], 'its edge').not.toBe(atRest[1]);
  await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await expect.poll(looks).toEqual(atRest);
  await client.detach();
});

test(
  'a dialog that has room for its video is one layer, as to draw another takes as long again, and the page stays under a finger that moves on it',
  { tag: '@sample' },
  async ({ page }) => {
    await openLive(page, './');
    await page.locator('#demos').getByText(words.demo(8).caption, { exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: words.demo(8).caption });
    const panel = dialog.locator('> *').last();
    await expect(page.locator('#root')).toHaveAttribute('inert');
    expect(
      await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBe(0);

    const client = await page.context().newCDPSession(page);
    let layers: readonly { backendNodeId?: number }[] = [];
    client.on('LayerTree.layerTreeDidChange', (change) => (layers = change.layers ?? layers));
    await client.send('LayerTree.enable');
    const { root } = await client.send('DOM.getDocument');
    const { nodeId } = await client.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '[role=dialog]:not([hidden]) > :last-child',
    });
    const { node } = await client.send('DOM.describeNode', { nodeId });
    await expect
      .poll(() => layers.filter(({ backendNodeId }) => backendNodeId === node.backendNodeId))
      .toHaveLength(1);

    const places = () =>
      page.evaluate(() =>
        [document.querySelector('main'), document.querySelector('#demos')].map(
          (each) => each?.getBoundingClientRect().top,
        ),
      );
    const before = await places();
    const box = await panel.boundingBox();
    if (box === null) throw new Error('There is no panel to swipe over.');
    await client.send('Input.synthesizeScrollGesture', {
      x: box.x + box.width / 2,
      y: box.y + box.height - 20,
      yDistance: -200,
      gestureSourceType: 'touch',
    });
    expect(await places()).toEqual(before);
    await client.detach();
  },
);
