import type { Page } from '@playwright/test';
import { faults } from './faults';
import { Player } from './player';
import { address, beginLocal, expect, GAME, noSidewaysScroll, picture, settle, test, turnOf } from './table';

const LANGUAGES = [
  { language: 'en', brand: 'River of Gold', begin: 'Begin the game' },
  { language: 'it', brand: 'Il Fiume d’Oro', begin: 'Inizia la partita' },
  { language: 'fr', brand: 'La Rivière de l’Or', begin: 'Commencer la partie' },
  { language: 'pl', brand: 'Rzeka Złota', begin: 'Rozpocznij grę' },
] as const;

/** Keys that no language file answers look like `some.key`; none may reach the screen. */
const looksLikeKey = /\b(app|table|terms|art|learn):\w|\b[a-z]+\.[a-z]+[A-Z]\w*\b/;

async function wholeText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) =>
      one.getAttribute('aria-label'),
    );
    // biome-ignore lint/performance/useDomNodeTextContent: words of neighbours must not run together
    return `${document.body.innerText}\n${labels.join('\n')}`;
  });
}

for (const { language, brand, begin } of LANGUAGES) {
  test(`start page and table in ${language}`, async ({ page }) => {
    await settle(page, { language });
    await page.goto(address());
    await expect(page.getByRole('heading', { level: 1, name: brand })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await noSidewaysScroll(page)).toBe(true);
    await picture(page, `start-${language}`);
    await page.goto(address(`#/${GAME}/local`));
    await page.getByRole('combobox').nth(2).selectOption('person');
    await page.getByRole('button', { name: begin }).click();
    await new Player(page).playUntil(() => page.locator('[data-at="space-1"]').isVisible());
    await page.locator('.tk-handover button').click();
    expect(await wholeText(page)).not.toMatch(looksLikeKey);
    expect(await noSidewaysScroll(page)).toBe(true);
    await picture(page, `table-${language}`);
    await page.goto(address(`#/${GAME}/learn`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await wholeText(page)).not.toMatch(looksLikeKey);
  });
}

test('the language can be changed on the page, and is remembered', async ({ page }) => {
  await page.goto(address());
  await page.getByLabel('Language').selectOption('pl');
  await expect(page.getByRole('heading', { level: 1, name: 'Rzeka Złota' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Rzeka Złota' })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pages, ${theme}`, async ({ page }) => {
    await settle(page, { theme });
    for (const place of [
      '#/',
      '#/online',
      `#/${GAME}/local`,
      `#/${GAME}/online`,
      `#/${GAME}/learn`,
      '#/nowhere',
    ]) {
      await page.goto(address(place));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await faults(page), place).toEqual([]);
    }
    await page.goto(address(`#/${GAME}/online`));
    await page.getByRole('button', { name: 'New match' }).click();
    expect(await faults(page), 'new match').toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await faults(page), 'settings').toEqual([]);
  });

  test(`axe finds nothing on the table at four sizes, ${theme}`, async ({ page }) => {
    await settle(page, { theme });
    await beginLocal(page, ['person', 'novice']);
    const player = new Player(page);
    const lit = page.locator('[data-at^="space-"][data-look="possible"]').first();
    await player.playUntil(() => lit.isVisible());
    await lit.hover();
    await picture(page, `table-${theme}`);
    await page.getByRole('button', { name: 'Moves' }).click();
    for (const [width, height] of [
      [1440, 900],
      [1180, 820],
      [820, 1180],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await faults(page), `${width}×${height}`).toEqual([]);
    }
    // Escape closes one thing at a time, and the pointer may rest on something that has a card.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('.tk-side')).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    expect(await faults(page), '390×844, without a panel').toEqual([]);
  });
}

test('axe finds nothing while clans are chosen and the screen is handed over', async ({ page }) => {
  await beginLocal(page, ['person', 'person']);
  await expect(page.getByText('Choose your clan.')).toBeVisible();
  expect(await faults(page), 'choosing clans').toEqual([]);
  await new Player(page).playUntil(() => page.getByRole('alertdialog').isVisible());
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await faults(page), 'handing over').toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game can be begun and played with a thumb', async ({ page }) => {
    await settle(page);
    await page.goto(address());
    expect(await noSidewaysScroll(page)).toBe(true);
    await picture(page, 'phone-start');
    await page.getByRole('link', { name: /^Play here On this device/ }).tap();
    await page.getByLabel('Seat 2: who plays').selectOption('novice');
    expect(await noSidewaysScroll(page)).toBe(true);
    await page.getByRole('button', { name: 'Begin the game' }).tap();
    const player = new Player(page, 'touch');
    await player.playUntil(
      async () =>
        (await turnOf(page)) >= 4 && (await page.locator('.tk-panel[data-deciding="true"]').isVisible()),
    );
    expect(await noSidewaysScroll(page)).toBe(true);
    await picture(page, 'phone-table');
    // The one big button is in reach of a thumb: in the lower half of the screen.
    const box = await page.locator('.tk-primary').boundingBox();
    expect(box?.y ?? 0).toBeGreaterThan(422);
  });
});

for (const width of [360, 2560]) {
  test(`nothing scrolls sideways at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 1000 ? 740 : 1300 });
    await settle(page);
    for (const place of ['#/', '#/online', `#/${GAME}/local`, `#/${GAME}/learn`]) {
      await page.goto(address(place));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await noSidewaysScroll(page), place).toBe(true);
    }
    await page.goto(address(`#/${GAME}/learn/first-turn`));
    await expect(page.locator('.tk-table')).toBeVisible();
    expect(await noSidewaysScroll(page), 'table').toBe(true);
    await picture(page, `table-${width}`);
  });
}

/** Presses Tab until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

test('a turn can be played with the keyboard alone, from the start page', async ({ page }) => {
  await settle(page);
  await page.goto(address());
  await tabTo(page, /^Play here ?On this device/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who plays?' })).toBeVisible();
  await tabTo(page, /^Begin the game/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.tk-panel[data-deciding="true"]')).toBeVisible();
  await tabTo(page, /Crane|Crab/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Play the/).catch(() => undefined);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-at="space-1"]')).toBeVisible();
  await expect(page.locator('.tk-panel[data-deciding="true"]')).toBeVisible();
  await tabTo(page, /^Moves/);
  await page.keyboard.press('Enter');
  const list = page.getByRole('complementary');
  await expect(list).toBeVisible();
  await tabTo(page, /^Sail from river space/);
  await page.keyboard.press('Enter');
  // The list went away with the move: the focus is where the next decision is.
  await expect(page.locator('.tk-panel :focus')).toHaveCount(1);
  // Where the voyage leaves a choice open, the focus is in its dialogue: the next Tab is its first answer.
  while ((await page.locator('.tk-choice .tk-option').count()) > 0) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
  }
  await tabTo(page, /^End turn/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.tk-table')).toContainText(/Turn [2-9]/);
});

test('an address that leads nowhere says so and leads back', async ({ page }) => {
  await settle(page);
  await page.goto(address('#/no/such/page'));
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'River of Gold' })).toBeVisible();
  await page.goto(address('strange/path'));
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('local games can be begun and played offline after one visit', async ({ page, context, said }) => {
    said.expected.push(/ERR_INTERNET_DISCONNECTED/);
    await settle(page);
    await page.goto(address());
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.goto(address('#/'));
    await page.reload();
    await beginLocal(page, ['person', 'novice']);
    await new Player(page).playUntil(async () => (await turnOf(page)) >= 3);
  });

  test('the app can be installed: a manifest with icons that exist', async ({ page, request }) => {
    await page.goto(address());
    const link = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest: unknown = await (await request.get(address(link?.replace(/^\//, '') ?? ''))).json();
    expect(manifest).toMatchObject({ name: 'River of Gold', display: 'standalone', start_url: '/' });
    const icons = (manifest as { icons: { src: string }[] }).icons;
    for (const { src } of icons) {
      const icon = await request.get(address(src.replace(/^\//, '')));
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()['content-type']).toMatch(/^image\//);
    }
  });
});
