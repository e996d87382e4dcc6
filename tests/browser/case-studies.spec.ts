import type { Locator, Page } from '@playwright/test';
import { expect, expectInTheMiddle, openLive, test } from './visitor.ts';

const headlines = ['40% more bookings', 'Saved 18+ hours weekly', 'Smarter hiring', 'Protecting brands', '$0 to $10M in 2 years'];
const metrics = [
  ['40%', '24h', '65%', '100%'],
  ['18h', '0', '95%', '35%'],
  ['60%', '50%', '4x', '100%'],
  ['3,000+', '90%', '24/7', '100%'],
  ['90%', '70%', '15h', '$0 → $10M'],
];

const carousel = (page: Page) => page.getByRole('group', { name: 'Real Results From Our Clients' });
const slide = (page: Page, headline: string) => carousel(page).getByRole('group', { name: headline });
const button = (page: Page, name: 'Next' | 'Previous') => carousel(page).getByRole('button', { name });

test.describe('the case studies without script', () => {
  test.use({ javaScriptEnabled: false });

  test('are a row that scrolls sideways and comes to rest with a slide in the middle', async ({ page }) => {
    await page.goto('./');
    const first = slide(page, headlines[0] ?? '');
    await first.scrollIntoViewIfNeeded();
    await expectInTheMiddle(first);
    await first.hover();
    await page.mouse.wheel((page.viewportSize()?.width ?? 0) * 0.7, 0);
    await expectInTheMiddle(slide(page, headlines[1] ?? ''));
  });

  test('can all be read, and have no buttons that do nothing', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('#case-studies').getByRole('heading', { level: 3 })).toHaveText(headlines);
    await expect(page.locator('#case-studies').getByRole('button')).toHaveCount(0);
  });

  test('have a button that is a link to the booking page', async ({ page, press }) => {
    await page.goto('./');
    await press(carousel(page).getByRole('link', { name: 'BOOK A STRATEGY CALL' }).first());
    await expect(page.getByRole('heading', { name: 'Book a strategy call' })).toBeVisible();
  });
});

test.describe('the case studies', () => {
  test('tell before, after and quote, and who says it', async ({ page }) => {
    await openLive(page, './');
    await expect(carousel(page).getByRole('heading', { level: 3 })).toHaveText(headlines);
    const first = slide(page, '40% more bookings');
    await expect(first.getByText('Before', { exact: true })).toBeVisible();
    await expect(first.getByText('Quotes sat for days.')).toBeVisible();
    await expect(first.getByText('After', { exact: true })).toBeVisible();
    await expect(first.getByText('The AI Receptionist picks up')).toBeVisible();
    await expect(first.getByText('“We stopped chasing and started building.”')).toBeVisible();
    await expect(first.getByText('Owner, Hale & Daughters Construction')).toBeVisible();
  });

  test('have four tiles each, with the numbers of the specification', async ({ page }) => {
    await openLive(page, './');
    for (const [index, headline] of headlines.entries()) {
      const numbers = slide(page, headline).locator('div', { has: page.getByRole('heading', { name: "The Numbers Don't Lie" }) }).last();
      await expect(numbers.getByRole('definition')).toHaveText(metrics[index] ?? []);
    }
  });

  test('are counted for those who hear them: 1 of 5 to 5 of 5', async ({ page }) => {
    await openLive(page, './');
    for (const [index, headline] of headlines.entries()) {
      await expect(slide(page, headline)).toHaveAccessibleName(`${index + 1} of 5: ${headline}`);
    }
    await button(page, 'Next').click();
    await expect(carousel(page).getByText('2 of 5: Saved 18+ hours weekly')).toBeAttached();
  });

  test('count the slide that is shown', async ({ page, press }) => {
    await openLive(page, './');
    await expect(carousel(page).getByText('1 / 5')).toBeVisible();
    await press(button(page, 'Previous'));
    await expect(carousel(page).getByText('5 / 5')).toBeVisible();
  });

  test('move one slide at a time, which comes to rest in the middle', async ({ page, press }) => {
    await openLive(page, './');
    await expectInTheMiddle(slide(page, '40% more bookings'));
    await press(button(page, 'Next'));
    await expectInTheMiddle(slide(page, 'Saved 18+ hours weekly'));
    await press(button(page, 'Previous'));
    await expectInTheMiddle(slide(page, '40% more bookings'));
    await press(button(page, 'Previous'));
    await expectInTheMiddle(slide(page, '$0 to $10M in 2 years'));
  });

  test('lose no press, however quickly they follow each other', async ({ page }) => {
    await openLive(page, './');
    for (let presses = 0; presses < 3; presses += 1) await button(page, 'Next').click({ delay: 0 });
    await expectInTheMiddle(slide(page, 'Protecting brands'));
    await expect(carousel(page).getByText('4 / 5')).toBeVisible();
  });

  for (const [name, direction] of [
    ['Next', 1],
    ['Previous', -1],
  ] as const) {
    test(`go on without end and without a jump over 12 presses of ${name}`, async ({ page }) => {
      await openLive(page, './');
      await button(page, name).scrollIntoViewIfNeeded();
      const frames = await framesOfPresses(carousel(page), name, 12);

      const steps = frames.slice(1).map(({ position }, index) => {
        const step = position - (frames[index]?.position ?? 0);
        // Five slides on is the same picture.
        return step - 5 * Math.round(step / 5);
      });
      const sum = steps.reduce((total, step) => total + step, 0);
      expect(sum, 'slides moved in all').toBeCloseTo(12 * direction, 1);
      expect(Math.min(...steps.map((step) => step * direction)), 'a move against the direction').toBeGreaterThan(-0.01);
      expect(steps.filter((step) => Math.abs(step) > 0.001).length, 'frames in which it moves').toBeGreaterThan(24);
      expect(frames.filter(({ gap }) => gap), 'frames in which a place beside the slide is empty').toEqual([]);
    });
  }
});

test.describe('the case studies for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('go from slide to slide without anything in between', async ({ page }) => {
    await openLive(page, './');
    await button(page, 'Next').scrollIntoViewIfNeeded();
    const frames = await framesOfPresses(carousel(page), 'Next', 3);
    expect(frames.map(({ position }) => Math.abs(position - Math.round(position))).filter((part) => part > 0.01)).toEqual([]);
  });
});

interface Frame {
  /** Which slide stands in the middle, from 0 to 4; a fraction while they move. */
  position: number;
  /** Whether part of the row shows no slide. */
  gap: boolean;
}

/** Presses a button of the carousel again and again, each time when the slide has come to rest, and looks at every frame. */
async function framesOfPresses(row: Locator, name: string, presses: number): Promise<Frame[]> {
  return row.evaluate(
    async (element, { name, presses }) => {
      const headlineOf = (study: Element): string => study.querySelector('h3')?.textContent ?? '';
      const order = [...element.querySelectorAll('.glider-slide > *')].map(headlineOf).slice(0, 5);
      const control = [...element.querySelectorAll('button')].find((each) => each.getAttribute('aria-label')?.startsWith(name) === true);

      const look = (): Frame => {
        const middle = document.body.clientWidth / 2;
        const slides = [...element.querySelectorAll('.glider-slide > *')].map((study) => {
          const { left, right } = (study.parentElement ?? study).getBoundingClientRect();
          return { index: order.indexOf(headlineOf(study)), left, right, away: (left + right) / 2 - middle, width: right - left };
        });
        const nearest = slides.reduce((best, each) => (Math.abs(each.away) < Math.abs(best.away) ? each : best));
        const gap = Math.min(...slides.map(({ left }) => left)) > 1 || Math.max(...slides.map(({ right }) => right)) < 2 * middle - 1;
        return { position: nearest.index - nearest.away / nearest.width, gap };
      };

      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const atRestBut = async (start: number, frames: Frame[]): Promise<void> => {
        const deadline = performance.now() + 5000;
        while (performance.now() < deadline) {
          await nextFrame();
          const now = look();
          frames.push(now);
          if (Math.round(now.position) !== start && Math.abs(now.position - Math.round(now.position)) < 0.004) return;
        }
        throw new Error(`No other slide came to rest within 5 s of pressing ${name}.`);
      };

      // The row is complete on both sides as soon as it has been made endless.
      while (look().gap) await nextFrame();
      const frames = [look()];
      for (let press = 0; press < presses; press += 1) {
        const start = Math.round(frames.at(-1)?.position ?? 0);
        control?.click();
        await atRestBut(start, frames);
        // Some more frames: what is put in order after a move must not be seen.
        for (let extra = 0; extra < 4; extra += 1) {
          await nextFrame();
          frames.push(look());
        }
      }
      return frames;
    },
    { name, presses },
  );
}
