/**
 * Makes the PNG icons of the installable app from public/icon.svg, with the Chromium that the browser tests use.
 * Run it by hand after a change of the drawing: node scripts/make-icons.mjs
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const drawing = await readFile(`${folder}icon.svg`, 'utf8');

/** A maskable icon is cut to any shape by the system: the drawing stays inside the safe inner part. */
const ICONS = [
  { file: 'icon-192.png', size: 192, inset: 0 },
  { file: 'icon-512.png', size: 512, inset: 0 },
  { file: 'icon-maskable-512.png', size: 512, inset: 0.1 },
  { file: 'apple-touch-icon.png', size: 180, inset: 0.04 },
];

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const { file, size, inset } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const margin = Math.round(size * inset);
    const background = inset > 0 ? '#8c2f1b' : 'transparent';
    await page.setContent(
      `<style>*{margin:0}body{background:${background}}svg{display:block;margin:${margin}px;width:${size - 2 * margin}px}</style>${drawing}`,
    );
    await page.screenshot({ path: `${folder}${file}`, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
