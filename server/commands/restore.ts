// Fills an empty database with a backup: npm run restore -- FILE
import { restore } from '../backup/restore';
import { readConfig } from '../config';
import { FORMER, fileOf, runCommand } from './command';

await runCommand(async () => {
  const file = fileOf('Usage: npm run restore -- FILE\nThe database is that of DATABASE_URL or DATA_DIR.');
  const { title, rows, madeAt } = await restore(readConfig(process.env), FORMER, file);
  console.log(`${rows} rows of ${new Date(madeAt).toISOString()} are in ${title}.`);
});
