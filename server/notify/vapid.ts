import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpush from 'web-push';
import { z } from 'zod';

/** Where the keys are kept. */
export const vapidFile = (dataDir: string): string => join(dataDir, 'vapid.json');
const schema = z.object({ publicKey: z.string().min(80), privateKey: z.string().min(40) });
export type VapidKeys = z.infer<typeof schema>;

/**
 * The keys by which push services know this server, made at the first start and kept in the data folder: browsers
 * subscribe to one pair, so that new keys would silence them all. Two processes that start at once agree on one.
 */
export function vapidKeys(dataDir: string): VapidKeys {
  const file = vapidFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, JSON.stringify(webpush.generateVAPIDKeys()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
