import type { Page } from '@playwright/test';
import { faults } from './faults';
import { boxes, cutOff, inSight, overlap, small, speak, WINDOWS } from './measure';
import { rootPlayer } from './root-player';
import {
  address,
  beginLocal,
  expect,
  noSidewaysScroll,
  picture,
  settle,
  test,
  textOf,
  turnOf,
} from './table';

/** Everybody else at these tables: they decide in a moment. */
const BOT = 'novice';

async function beginWith(page: Page, seats: readonly string[], settings = {}): Promise<void> {
  await beginLocal(page, seats, { game: 'root', settings });
  await expect(page.locator('.rt-table')).toBeVisible();
}

const isOver = (page: Page) => () => page.locator('.tk-final').isVisible();
const actsIn = (page: Page, turn: number) => async () =>
  (await turnOf(page)) >= turn && (await page.locator('.rt-kinds').isVisible());

const AMBUSH = /^Play an ambush in clearing \d+\?$/;
const askedForAmbush = (page: Page) =>
  page.locator('.tk-panel[data-deciding="true"] .tk-prompt', { hasText: AMBUSH });

test('a whole game in the wood with two bots, from the start page to the score table', async ({ page }) => {
  test.setTimeout(900_000);
  await settle(page);
  await page.goto(address());
  await page.getByRole('article', { name: 'Root' }).getByRole('link', { name: 'Play here' }).click();
  await expect(page.getByRole('heading', { name: 'Play here' })).toBeVisible();
  await beginWith(page, ['person', 'planner', BOT]);
  const player = rootPlayer(page);
  await player.playUntil(actsIn(page, 2));
  await picture(page, 'root-table');
  await player.playUntil(isOver(page));
  expect(await faults(page)).toEqual([]);
  await picture(page, 'root-final');
  await page.locator('.tk-final').getByRole('button', { name: 'Skip' }).click();
  await page.locator('.tk-final').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.tk-final')).toBeHidden();
  expect(await faults(page)).toEqual([]);
});

test('factions are named for each seat, at home and online, and played so', async ({ page }) => {
  const name = async (seat: number, faction: string) =>
    page
      .getByRole('group', { name: 'Faction of each seat' })
      .getByLabel(`Seat ${seat}`)
      .selectOption(faction);
  await settle(page);
  await page.goto(address('#/root/local'));
  await page.getByText('More options').click();
  await page.getByLabel('named for each seat').check({ force: true });
  await name(1, 'vagabond');
  await name(2, 'alliance');
  await picture(page, 'root-options');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page.locator('.rt-table')).toBeVisible();
  await expect(page.locator('.tk-at-boards .rt-summary-name > small')).toHaveText([/^Vagabond/, 'Alliance']);

  await page.goto(address('#/root/online'));
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByLabel('Your name').fill('Hana');
  await page.getByLabel('3', { exact: true }).check({ force: true });
  for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`).selectOption(BOT);
  await page.getByLabel('named for each seat').check({ force: true });
  await name(1, 'alliance');
  await name(2, 'vagabond');
  await page.getByRole('button', { name: 'Create match' }).click();
  await expect(page.locator('.rt-table')).toBeVisible();
  await expect(page.locator('.tk-at-boards .rt-summary-name > small')).toHaveText([
    'Alliance',
    /^Vagabond/,
    'Marquise',
  ]);
});

test('three people meet online; one is attacked, is asked for an ambush off turn, and all play to the end', async ({
  page,
  visitor,
}) => {
  test.setTimeout(900_000);
  await settle(page);
  await page.goto(address('#/root/online'));
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByLabel('Your name').fill('Hana');
  await page.getByLabel('3', { exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Create match' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  const friends = [await visitor(), await visitor()];
  for (const [at, friend] of friends.entries()) {
    await friend.goto(link);
    await friend.getByLabel('Your name').fill(`Friend ${at + 1}`);
    await friend.getByRole('button', { name: 'Take a seat' }).click();
  }
  const pages = [page, ...friends];
  for (const one of pages) await expect(one.locator('.rt-table')).toBeVisible();
  const players = pages.map((one) => rootPlayer(one));
  const asked = async (): Promise<number> => {
    const seen = await Promise.all(pages.map((one) => askedForAmbush(one).isVisible()));
    return seen.indexOf(true);
  };
  while ((await asked()) < 0) {
    for (const player of players) await player.step(async () => (await asked()) >= 0);
  }
  const defender = await asked();
  const name = ['Hana', 'Friend 1', 'Friend 2'][defender] ?? '';
  // Everybody else reads the same words, whatever the defender holds; it is still somebody else's turn.
  for (const [at, one] of pages.entries()) {
    if (at === defender) continue;
    await expect(one.locator('.rt-waits')).toHaveText(`Waiting for ${name}: ambush?`);
    await expect(one.locator('.tk-panel[data-deciding="true"]')).toHaveCount(0);
  }
  await pages[defender]?.locator('.rt-options .tk-option').last().click();
  await expect(askedForAmbush(pages[defender] ?? page)).toBeHidden();
  while (!(await page.locator('.tk-final').isVisible())) for (const player of players) await player.step();
  for (const one of pages) await expect(one.locator('.tk-final')).toBeVisible();
});

test('two people at one screen: it is handed over for a question off turn, and no hand is seen between them', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await beginWith(page, ['person', 'person']);
  const player = rootPlayer(page);
  const between = page.locator('.tk-handover');
  const asked = askedForAmbush(page);
  const handedTo: string[] = [];
  for (let offTurn = 0; offTurn < 2; ) {
    await player.step(async () => (await between.isVisible()) || (await asked.isVisible()));
    if (await between.isVisible()) {
      await expect(page.locator('.rt-card')).toHaveCount(0);
      await expect(page.locator('.tk-option')).toHaveCount(0);
      handedTo.push(await textOf(between.getByRole('heading')));
      await between.getByRole('button').click();
      await expect(between).toBeHidden();
    } else if (await asked.isVisible()) {
      // It was handed over for the question: to the defender, while it is the attacker's turn.
      expect(handedTo.at(-1)).toContain(await textOf(page.locator('.rt-side b').nth(1)));
      await expect(page.locator('.rt-battle')).toContainText('Waiting for');
      offTurn += 1;
      await page.locator('.rt-options .tk-option').first().click();
      await expect(asked).toBeHidden();
    }
  }
});

test('a whole game is played by keyboard alone', async ({ page }) => {
  test.setTimeout(900_000);
  await beginWith(page, ['person', 'planner']);
  await rootPlayer(page, 'keys').playUntil(isOver(page));
  await expect(page.locator('.tk-final')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole game is played by touch, and nothing scrolls sideways', async ({ page }) => {
    test.setTimeout(900_000);
    await beginWith(page, ['person', 'planner']);
    const player = rootPlayer(page, 'touch');
    await player.playUntil(actsIn(page, 3));
    expect(await noSidewaysScroll(page)).toBe(true);
    expect(await small(page)).toEqual([]);
    await picture(page, 'root-phone');
    await player.playUntil(isOver(page));
    expect(await faults(page)).toEqual([]);
  });
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing at any size, ${theme}`, async ({ page }) => {
    await beginWith(page, ['person', BOT, BOT, BOT], { theme });
    await rootPlayer(page).playUntil(actsIn(page, 5));
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [820, 1180],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator(width < 600 ? '.tk-phone' : '.tk-wide')).toBeVisible();
      expect(await faults(page), `${width}×${height}`).toEqual([]);
      await picture(page, `root-${theme}-${width}`);
    }
  });
}

/** So many cards with the longest words of the deck. */
async function fillHand(page: Page, cards = 6): Promise<void> {
  await page.evaluate((wanted) => {
    const hand = document.querySelector('.rt-hand');
    const cards = [...(hand?.children ?? [])];
    const longest = cards.sort((a, b) => (b.textContent ?? '').length - (a.textContent ?? '').length)[0];
    while (longest && hand && hand.children.length < wanted) hand.append(longest.cloneNode(true));
  }, cards);
}

/** The own board as full as it gets: so many cards in each column of the Decree, supporters by name, items, lasting cards. */
async function fillBoard(page: Page): Promise<void> {
  await page
    .locator('.tk-at-boards .rt-board')
    .first()
    .evaluate((board) => {
      const fill = (holder: string, one: string, wanted: number): void => {
        for (const group of board.querySelectorAll(holder)) {
          const first = board.querySelector(one);
          while (first && group.querySelectorAll(one).length < wanted) group.append(first.cloneNode(true));
        }
      };
      fill('.rt-column-cards', '.rt-small-card', 5);
      fill('.rt-supporters', '.rt-small-card', 8);
      fill('.rt-satchel', '.rt-own-item', 6);
      fill('.rt-play-area', '.rt-lasting', 3);
    });
}

const DESKTOPS = [
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;
const LANGUAGES = ['en', 'it', 'fr', 'pl'];

/** How much of the boards is below what can be seen, in pixels. */
const belowSight = (page: Page): Promise<number> =>
  page
    .locator('.tk-at-boards > .tk-scrolls')
    .evaluate((one) => Math.max(0, one.scrollHeight - one.clientHeight - 1));

/** Words that are drawn with letters of less than 11 pixels. */
const tiny = (page: Page): Promise<string[]> =>
  page.locator('.rt-table').evaluate((table) =>
    [...table.querySelectorAll<HTMLElement | SVGElement>('*')].flatMap((one) => {
      const words = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const said = words.map(({ textContent }) => textContent?.trim()).join('');
      const { width, height } = one.getBoundingClientRect();
      if (!said || said === '·' || width <= 1 || height <= 1) return [];
      const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
      const size = Number.parseFloat(getComputedStyle(one).fontSize) * (matrix?.a ?? 1);
      return size < 10.95 ? [`${said}: ${size.toFixed(1)}`] : [];
    }),
  );

test('on a desktop nothing scrolls, with seven cards and in a battle, in every language', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await beginWith(page, ['person', BOT, BOT, BOT]);
  const fits = async (state: string): Promise<void> => {
    for (const language of LANGUAGES) {
      await speak(page, language, '.rt-table');
      await fillHand(page, 7);
      await fillBoard(page);
      for (const [width, height] of DESKTOPS) {
        await page.setViewportSize({ width, height });
        const where = `${state}, ${language}, ${width}×${height}`;
        await expect.poll(() => belowSight(page), { message: where, timeout: 5_000 }).toBe(0);
        expect(await inSight(page, '.rt-card, .rt-wood, .tk-at-actions'), where).toBe(true);
        expect(await cutOff(page, '.rt-card-head > b, .rt-summary-name > b, .rt-battle th'), where).toEqual(
          [],
        );
        expect(await tiny(page), where).toEqual([]);
        await picture(page, `root-${state}-${language}-${width}-${height}`);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  };
  const player = rootPlayer(page);
  await player.playUntil(
    async () => (await actsIn(page, 3)()) && (await page.locator('.rt-card').count()) > 0,
  );
  await fits('hand');
  await speak(page, 'en', '.rt-table');
  // In some games nobody attacks the person: then another one is played.
  for (;;) {
    await player.playUntil(
      async () => (await page.locator('.rt-battle').isVisible()) && (await askedForAmbush(page).isVisible()),
    );
    if (await askedForAmbush(page).isVisible()) break;
    await beginWith(page, ['person', BOT, BOT, BOT]);
  }
  await fits('battle');
  // The odds: every column has its chance, and what both sides would lose.
  const rows = page.locator('.rt-battle .rt-odds tr');
  await expect(rows).toHaveCount(3);
  // On a short phone with the hand open the question is still to be read above its answers.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('.tk-phone')).toBeVisible();
  if (!(await page.locator('.tk-sheet[data-open]').isVisible()))
    await page.locator('.tk-sheet-handle').click();
  await expect(page.locator('.tk-panel .tk-prompt')).toBeVisible();
});

test('on phones words have 11 pixels, and fingers 40', async ({ page }) => {
  await beginWith(page, ['person', BOT, BOT, BOT]);
  await rootPlayer(page).playUntil(actsIn(page, 5));
  for (const [width, height] of [
    [390, 844],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.tk-phone')).toBeVisible();
    for (const tab of ['wood', 'boards', 'supply']) {
      await page.locator(`.tk-tab[data-tab="${tab}"]`).click();
      expect(await tiny(page), `${width}×${height}, ${tab}`).toEqual([]);
      const targets = await boxes(
        page,
        '.tk-tool, .tk-head .app-icon-button, .tk-tab, .tk-panel button, .rt-fold',
      );
      for (const { left, right, top, bottom } of targets) {
        if (right > left) expect(Math.min(right - left, bottom - top), tab).toBeGreaterThanOrEqual(39.9);
      }
      expect(await noSidewaysScroll(page)).toBe(true);
    }
  }
});

test('on phones the longest word of an action has room in its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginWith(page, ['person', BOT]);
  await rootPlayer(page).playUntil(actsIn(page, 1));
  await page.locator('.rt-kinds .tk-button').evaluateAll((all) => {
    for (const one of all) one.textContent = 'Heures supplémentaires';
  });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await cutOff(page, '.rt-kinds .tk-button'), `${width}`).toEqual([]);
  }
});

test('what is lit leaves the ring of the ruler to be seen', async ({ page }) => {
  await beginWith(page, ['person', BOT]);
  await rootPlayer(page).playUntil(async () => (await page.locator('.rt-clearing > .tk-lit').count()) > 0);
  const clear = await page.locator('.rt-clearing:has(> .tk-lit)').evaluateAll((all) =>
    all.map((one) => {
      const reach = (part: string, side: 1 | -1): number => {
        const circle = one.querySelector(part);
        const wide = circle ? Number.parseFloat(getComputedStyle(circle).strokeWidth) : 0;
        return Number(circle?.getAttribute('r')) + (side * wide) / 2;
      };
      return reach('.tk-lit', -1) >= reach('.rt-ring', 1);
    }),
  );
  expect(clear).not.toContain(false);
});

test('from 1024 by 768 up and on an upright tablet everything is in sight, with six cards in hand', async ({
  page,
}) => {
  await beginWith(page, ['person', BOT, BOT, BOT]);
  await rootPlayer(page).playUntil(
    async () => (await actsIn(page, 5)()) && (await page.locator('.rt-card').count()) > 0,
  );
  await fillHand(page);
  for (const [width, height] of [...WINDOWS, [768, 1024]] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.tk-wide')).toBeVisible();
    const where = `${width}×${height}`;
    for (const part of [
      '.rt-wood',
      '.rt-clearing',
      '.rt-card',
      '.tk-last button',
      '.rt-track-space',
      '.rt-phase',
    ]) {
      expect(await inSight(page, part), `${where}: ${part}`).toBe(true);
    }
    for (const part of [
      '.rt-card-head',
      '.rt-card-does',
      '.rt-card-line',
      '.rt-summary-name > b',
      '.rt-kinds .tk-button',
    ]) {
      expect(await cutOff(page, part), `${where}: ${part}`).toEqual([]);
    }
    const parts = await boxes(page, '.tk-framed, .rt-wood, .rt-phases');
    parts.forEach((one, at) => {
      for (const other of parts.slice(at + 1)) expect(overlap(one, other), where).toBe(false);
    });
    // Numbers of warriors can be read.
    const [number] = await boxes(page, '.rt-number > circle');
    expect((number?.bottom ?? 0) - (number?.top ?? 0), where).toBeGreaterThan(13);
    expect(await small(page), where).toEqual([]);
    expect(await noSidewaysScroll(page), where).toBe(true);
    await picture(page, `root-fit-${width}-${height}`);
  }
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.tk-phone')).toBeVisible();
    const where = `${width}×${height}`;
    expect(await inSight(page, '.tk-panel .tk-last button'), where).toBe(true);
    expect(await cutOff(page, '.rt-kinds .tk-button'), where).toEqual([]);
    expect(await small(page), where).toEqual([]);
    expect(await noSidewaysScroll(page), where).toBe(true);
    await picture(page, `root-fit-${width}-${height}`);
  }
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`on a phone of ${width} by ${height} six cards in hand leave the actions their room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await beginWith(page, ['person', BOT]);
    await rootPlayer(page).playUntil(
      async () => (await actsIn(page, 1)()) && (await page.locator('.rt-card').count()) > 0,
    );
    if (!(await page.locator('.tk-sheet[data-open]').isVisible())) {
      await page.locator('.tk-sheet-handle').click();
    }
    await expect(page.locator('.rt-card').first()).toBeVisible();
    await fillHand(page);
    const { room, wanted } = await page.locator('.tk-sheet-actions').evaluate((one) => ({
      room: one.clientHeight,
      wanted: Math.min(one.scrollHeight, window.innerHeight * 0.4),
    }));
    expect(room).toBeGreaterThanOrEqual(wanted);
    // Neither lies under anything else: the big button can be touched, the own things end above the tabs and scroll.
    const reached = await page.locator('.tk-panel .tk-primary').evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(reached).toBe(true);
    const own = page.locator('.tk-sheet-own');
    const [things] = await boxes(page, '.tk-sheet-own');
    const [tabs] = await boxes(page, '.tk-tabs');
    expect(things?.bottom).toBeLessThanOrEqual((tabs?.top ?? 0) + 1);
    expect(await own.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
    await picture(page, `root-phone-hand-${width}`);
  });
}

test('an area that scrolls is reached by keyboard and has a name', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await beginWith(page, ['person', BOT, BOT, BOT]);
  await rootPlayer(page).playUntil(actsIn(page, 3));
  const boards = page.getByRole('region', { name: 'Faction boards' });
  for (const fold of await boards.locator('.rt-fold').all()) await fold.click();
  await expect(boards).toHaveAttribute('tabindex', '0');
  await boards.focus();
  await page.keyboard.press('End');
  await expect.poll(() => boards.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  // Whatever is built, its points can be read.
  await boards.locator('.rt-track-cell').evaluateAll((cells) => {
    for (const cell of cells) cell.setAttribute('data-built', '');
  });
  expect(await faults(page)).toEqual([]);
});
