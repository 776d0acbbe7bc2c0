import type { Page } from '@playwright/test';
import { matchIn, meet, seatOf } from './lobby';
import { boxes, cutOff, overlap } from './measure';
import { finish } from './own-server';
import { address, expect, GAME, noSidewaysScroll, picture, settle, test } from './table';

/** The pickers whose word is wider than their room for it. */
const cutPickers = (page: Page): Promise<string[]> =>
  page.locator('.ui-select > select:visible').evaluateAll((all) =>
    all.flatMap((one) => {
      if (!(one instanceof HTMLSelectElement)) return [];
      const style = getComputedStyle(one);
      const room =
        one.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const probe = document.createElement('span');
      probe.style.cssText = `position:absolute;white-space:nowrap;font:${style.font}`;
      document.body.append(probe);
      const cut = [...one.options].flatMap((option) => {
        probe.textContent = option.text;
        const wide = probe.getBoundingClientRect().width;
        return wide > room + 1 ? [`${option.text}: ${Math.round(wide)} of ${Math.round(room)}`] : [];
      });
      probe.remove();
      return cut;
    }),
  );

for (const language of ['en', 'it', 'fr', 'pl']) {
  test(`the pickers of the seats show whole words at 320, 390 and 1440: ${language}`, async ({ page }) => {
    await settle(page, { language });
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address(`#/${GAME}/local`));
      await expect(page.locator('.ui-select > select').first()).toBeVisible();
      expect(await cutPickers(page), `${width}, here`).toEqual([]);
      expect(await noSidewaysScroll(page), `${width}`).toBe(true);
      await page.goto(address(`#/${GAME}/online`));
      await page.locator('main .app-primary').first().click();
      await expect(page.getByRole('dialog').locator('.app-seat-line select').first()).toBeVisible();
      expect(await cutPickers(page), `${width}, online`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

test('a name that is refused is marked at its field, and the reason stands there', async ({ page }) => {
  await settle(page);
  await page.goto(address(`#/${GAME}/online`));
  await page.getByRole('button', { name: 'New match' }).click();
  const field = page.getByLabel('Your name');
  await field.fill('   ');
  await page.getByRole('button', { name: 'Create match' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  const reason = page.locator('.app-field', { has: field }).getByRole('alert');
  await expect(reason).toBeInViewport({ ratio: 1 });
  await expect(field).toHaveAccessibleDescription((await reason.textContent()) ?? '');
});

test('who waits is not told to choose a clan, and a seat that was left is no player’s name', async ({
  page,
  visitor,
}) => {
  const { friend } = await meet(page, visitor);
  const chooses = (one: Page) => one.locator('.tk-panel[data-deciding="true"]').isVisible();
  await expect.poll(async () => (await chooses(page)) || (await chooses(friend))).toBe(true);
  const [first, second] = (await chooses(page)) ? [page, friend] : [friend, page];
  await expect(first.getByText('Choose your clan').first()).toBeVisible();
  await expect(second.locator('.tk-table')).toBeVisible();
  await expect(second.getByText('Choose your clan')).toHaveCount(0);

  await first.getByRole('button', { name: 'Menu' }).click();
  await first.getByRole('button', { name: 'Leave the match' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Leave the match' }).click();
  await second.getByRole('button', { name: 'See the table now' }).click();
  await expect(second.locator('.tk-top')).toContainText(/Seat \d|turn/);
  await expect(second.locator('.tk-table')).not.toContainText(/free seat/i);
});

test('a finished match is removed from the list without asking whether to leave it', async ({
  page,
  visitor,
}) => {
  const { link, friend } = await meet(page, visitor);
  await expect(friend.locator('.tk-table')).toBeVisible();
  const id = matchIn(link);
  await finish(address().replace(/\/$/, ''), id, [await seatOf(page, id), await seatOf(friend, id)]);
  await page.goto(address(`#/${GAME}/online`));
  await page.getByRole('button', { name: /^Delete the match of/ }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('finished match');
  await expect(asked).not.toContainText(/leave/i);
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('region', { name: 'My matches' })).toBeHidden();
});

test('the guide of a lesson never says that something is below', async ({ page }) => {
  await settle(page);
  await page.goto(address(`#/${GAME}/learn`));
  const links = page.getByRole('link', { name: /^Begin the lesson/ });
  await expect(links.first()).toBeVisible();
  const lessons = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  for (const lesson of lessons) {
    await page.goto(address(lesson.slice(lesson.indexOf('#'))));
    const guide = page.locator('.tk-guide');
    const next = guide.getByRole('button', { name: 'Next' });
    await expect(guide).toBeVisible();
    await expect(guide).not.toContainText(/\bbelow\b/);
    while (await next.isVisible()) {
      const before = (await guide.textContent()) ?? '';
      await next.click();
      await expect(guide).not.toHaveText(before);
      await expect(guide).not.toContainText(/\bbelow\b/);
    }
  }
});

test('at 320 wide the time that is left stands whole in the top line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await settle(page);
  await page.goto(address(`#/${GAME}/online`));
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByLabel('Your name').fill('Hana');
  await page.getByLabel('Seat 2').selectOption('novice');
  await page.getByRole('radio', { name: 'For each turn' }).check();
  await page.getByRole('button', { name: 'Create match' }).click();
  const time = page.locator('.tk-top .app-time-left');
  await expect(time).toBeInViewport({ ratio: 1 });
  expect(await cutOff(page, '.tk-top .app-time-left')).toEqual([]);
  const [around] = await boxes(page, '.tk-top');
  const [box] = await boxes(page, '.tk-top .app-time-left');
  if (!around || !box) throw new Error('There is no time.');
  expect(box.top).toBeGreaterThanOrEqual(around.top);
  expect(box.bottom).toBeLessThanOrEqual(around.bottom + 1);
  for (const tool of await boxes(page, '.tk-tools button')) expect(overlap(box, tool)).toBe(false);
  expect(await noSidewaysScroll(page)).toBe(true);
  await picture(page, 'time-320');
});
