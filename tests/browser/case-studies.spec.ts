import { fill } from '../../site/words/fill.ts';
import type { Locator, Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { expect, expectInTheMiddle, openLive, test } from './visitor.ts';

const headlines = () => words.caseStudies.map(({ headline }) => headline);

const carousel = (page: Page) =>
  page.getByRole('group', { name: words.pages.home.caseStudies.heading });
const slide = (page: Page, headline: string) =>
  carousel(page).getByRole('group', { name: headline });
type Arrow = 'nextSlide' | 'previousSlide';
const button = (page: Page, arrow: Arrow) =>
  carousel(page).getByRole('button', { name: words.interface[arrow] });

test.describe('the case studies without script', () => {
  test.use({ javaScriptEnabled: false });

  // By finger: case-studies.phone.spec.ts. What they say and where they lead: no-script.spec.ts.
  test(
    'are a row that scrolls sideways and comes to rest with a slide in the middle',
    { tag: '@any-device' },
    async ({ page }) => {
      await page.goto('./');
      const first = slide(page, words.study(0).headline);
      await first.scrollIntoViewIfNeeded();
      await expectInTheMiddle(first);
      await first.hover();
      await page.mouse.wheel((page.viewportSize()?.width ?? 0) * 0.7, 0);
      await expectInTheMiddle(slide(page, words.study(1).headline));
    },
  );
});

test.describe('the case studies', () => {
  test(
    'tell before, after and quote, who says it and four numbers each, are counted for those who hear them, and move at once for who wants less motion',
    { tag: '@any-device' },
    async ({ page }) => {
      await openLive(page, './');
      await test.step('what a case study tells', async () => {
        const { caseStudies } = words.pages.home;
        await expect(carousel(page).getByRole('heading', { level: 3 })).toHaveText(headlines());
        const first = slide(page, words.study(0).headline);
        await expect(first.getByText(caseStudies.beforeLabel, { exact: true })).toBeVisible();
        await expect(first.getByText(words.study(0).beforeSummary)).toBeVisible();
        await expect(first.getByText(caseStudies.afterLabel, { exact: true })).toBeVisible();
        await expect(first.getByText(words.study(0).afterSummary)).toBeVisible();
        await expect(
          first.getByText(fill(words.interface.quotation, { words: words.study(0).quote })),
        ).toBeVisible();
        await expect(
          first.getByText(words.line(words.study(0).clientRole, words.study(0).clientCompany)),
        ).toBeVisible();
        for (const { headline, metrics } of words.caseStudies) {
          const numbers = slide(page, headline)
            .locator('div', {
              has: page.getByRole('heading', { name: caseStudies.numbersHeading }),
            })
            .last();
          await expect(numbers.getByRole('definition')).toHaveText(
            metrics.map(({ value }) => value),
          );
        }
      });
      await test.step('they are counted for those who hear them, from the first to the last', async () => {
        for (const [index, headline] of headlines().entries()) {
          await expect(slide(page, headline)).toHaveAccessibleName(words.slideName(index));
        }
      });
      await test.step('from slide to slide there is nothing in between', async () => {
        await button(page, 'nextSlide').scrollIntoViewIfNeeded();
        const frames = await framesOfPresses(carousel(page), 'nextSlide', 3);
        expect(
          frames
            .map(({ position }) => Math.abs(position - Math.round(position)))
            .filter((part) => part > 0.01),
        ).toEqual([]);
      });
    },
  );

  test('go on to the left where a language is written from right to left', async ({ page }) => {
    await page.route('./', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('<html ', '<html dir="rtl" '),
      });
    });
    await openLive(page, './');
    const first = slide(page, words.study(0).headline);
    await first.scrollIntoViewIfNeeded();
    await expectInTheMiddle(first);
    await button(page, 'nextSlide').click();
    await expectInTheMiddle(slide(page, words.studyAfter(1).headline));
    expect((await first.boundingBox())?.x).toBeGreaterThan(0);
    await button(page, 'previousSlide').click();
    await button(page, 'previousSlide').click();
    await expectInTheMiddle(slide(page, words.study(-1).headline));
    await expect(carousel(page).getByText(words.counterAfter(-1))).toBeVisible();
  });

  test('move one slide at a time, which comes to rest in the middle and is counted, and lose no press', async ({
    page,
    press,
  }) => {
    await openLive(page, './');
    await test.step('on, back, and back round the end', async () => {
      await expectInTheMiddle(slide(page, words.study(0).headline));
      await expect(carousel(page).getByText(words.counterAfter(0))).toBeVisible();
      await press(button(page, 'nextSlide'));
      await expectInTheMiddle(slide(page, words.studyAfter(1).headline));
      await press(button(page, 'previousSlide'));
      await expectInTheMiddle(slide(page, words.study(0).headline));
      await press(button(page, 'previousSlide'));
      await expectInTheMiddle(slide(page, words.study(-1).headline));
      await expect(carousel(page).getByText(words.counterAfter(-1))).toBeVisible();
    });
    await test.step('three presses, however quickly they follow each other', async () => {
      for (let presses = 0; presses < 3; presses += 1)
        await button(page, 'nextSlide').click({ delay: 0 });
      await expectInTheMiddle(slide(page, words.studyAfter(2).headline));
      await expect(carousel(page).getByText(words.counterAfter(2))).toBeVisible();
    });
    await test.step('a wheel after the presses, and a search in the page, which knows nothing of slides', async () => {
      const shown = slide(page, words.studyAfter(2).headline);
      await shown.hover();
      await page.mouse.wheel((page.viewportSize()?.width ?? 0) * -0.7, 0);
      await expectInTheMiddle(slide(page, words.studyAfter(1).headline));
      await expect(carousel(page).getByText(words.counterAfter(1))).toBeVisible();
      await press(button(page, 'nextSlide'));
      await expectInTheMiddle(shown);
      await shown.evaluate((study) =>
        study.closest('.glider')?.scrollBy({ left: study.clientWidth / 3, behavior: 'instant' }),
      );
      await expectInTheMiddle(shown);
      await expect(carousel(page).getByText(words.counterAfter(2))).toBeVisible();
    });
  });

  // By finger, case-studies.phone.spec.ts goes round both ends.
  test(
    'go on without end and without a jump, forwards in a wide window and backwards in a narrow one',
    { tag: '@any-device' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await openLive(page, './');
      const count = words.caseStudies.length;
      // Over the end, and on.
      const presses = count + 2;
      for (const [name, direction, width] of [
        ['nextSlide', 1, 1280],
        ['previousSlide', -1, 390],
      ] as const) {
        await test.step(`${presses} presses of ${name} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await button(page, name).scrollIntoViewIfNeeded();
          const frames = await framesOfPresses(carousel(page), name, presses);

          const steps = frames.slice(1).map(({ position }, index) => {
            const step = position - (frames[index]?.position ?? 0);
            // As many slides on as there are is the same picture.
            return step - count * Math.round(step / count);
          });
          const sum = steps.reduce((total, step) => total + step, 0);
          expect.soft(sum, 'slides moved in all').toBeCloseTo(presses * direction, 1);
          expect
            .soft(
              Math.min(...steps.map((step) => step * direction)),
              'a move against the direction',
            )
            .toBeGreaterThan(-0.01);
          expect
            .soft(steps.filter((step) => Math.abs(step) > 0.001).length, 'frames in which it moves')
            .toBeGreaterThan(2 * presses);
          expect
            .soft(
              frames.filter(({ gap }) => gap),
              'frames in which a place beside the slide is empty',
            )
            .toEqual([]);
        });
      }
    },
  );
});

interface Frame {
  /** Which slide stands in the middle, from 0; a fraction while they move. */
  position: number;
  /** Whether part of the row shows no slide. */
  gap: boolean;
}

/** Presses a button of the carousel again and again, each time when the slide has come to rest, and looks at every frame. */
async function framesOfPresses(row: Locator, arrow: Arrow, presses: number): Promise<Frame[]> {
  return row.evaluate(
    async (element, { name, presses, count }) => {
      const headlineOf = (study: Element): string => study.querySelector('h3')?.textContent ?? '';
      const order = [...element.querySelectorAll('.glider-slide > *')]
        .map(headlineOf)
        .slice(0, count);
      const control = [...element.querySelectorAll('button')].find(
        (each) => each.getAttribute('aria-label') === name,
      );

      const look = (): Frame => {
        const middle = document.body.clientWidth / 2;
        const slides = [...element.querySelectorAll('.glider-slide > *')].map((study) => {
          const { left, right } = (study.parentElement ?? study).getBoundingClientRect();
          return {
            index: order.indexOf(headlineOf(study)),
            left,
            right,
            away: (left + right) / 2 - middle,
            width: right - left,
          };
        });
        const nearest = slides.reduce((best, each) =>
          Math.abs(each.away) < Math.abs(best.away) ? each : best,
        );
        const gap =
          Math.min(...slides.map(({ left }) => left)) > 1 ||
          Math.max(...slides.map(({ right }) => right)) < 2 * middle - 1;
        return { position: nearest.index - nearest.away / nearest.width, gap };
      };

      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const atRestBut = async (start: number, frames: Frame[]): Promise<void> => {
        const deadline = performance.now() + 5000;
        while (performance.now() < deadline) {
          await nextFrame();
          const now = look();
          frames.push(now);
          if (
            Math.round(now.position) !== start &&
            Math.abs(now.position - Math.round(now.position)) < 0.004
          )
            return;
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
    { name: words.interface[arrow], presses, count: words.caseStudies.length },
  );
}
