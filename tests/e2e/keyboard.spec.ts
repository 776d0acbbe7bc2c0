import type { Page } from '@playwright/test';
import { Player } from './player';
import { address, expect, GAME, picture, settle, test } from './table';

/** Presses Tab until something with these words has the focus. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const reached = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (words.test(reached.trim())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${words}.`);
}

/** The pointer of whoever plays by keyboard stays where it is: a test that used it would move the mouse. */
async function refusePointers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
      window.addEventListener(kind, () => console.error('A pointer was used.'), true);
    }
  });
}

test('a whole game is played with the keyboard alone, to the score table and out of it', async ({ page }) => {
  await settle(page);
  await refusePointers(page);
  await page.goto(address(`#/${GAME}/local`));
  await tabTo(page, /^Begin the game/);
  await page.keyboard.press('Enter');
  const deciding = page.locator('.tk-panel[data-deciding="true"]');
  await expect(deciding).toBeVisible();
  // Whoever has decided is where the next decision is: the focus is never lost.
  const lost: string[] = [];
  let acted = false;
  await new Player(page, 'keys').playUntil(async () => {
    const { nowhere, over } = await page.evaluate(() => ({
      nowhere: document.activeElement === document.body,
      over: document.querySelector('.tk-final') !== null,
    }));
    if (acted && nowhere && (await deciding.isVisible()))
      lost.push((await page.locator('.tk-top').textContent()) ?? '');
    acted = true;
    return over;
  });
  const scoring = page.getByRole('dialog', { name: 'Final scoring' });
  await expect(scoring).toBeVisible();
  // The count has the focus; Tab goes on inside it, and to another game.
  await expect(scoring).toBeFocused();
  await tabTo(page, /^Skip$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.tk-final[data-done]')).toBeVisible();
  await picture(page, 'keyboard-end');
  await page.keyboard.press('Escape');
  await expect(scoring).toHaveCount(0);
  await tabTo(page, /^Play again/);
  expect(lost).toEqual([]);
});
