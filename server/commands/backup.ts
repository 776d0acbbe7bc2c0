// Writes all that a server has stored into a file, while it runs: npm run backup -- FILE
import { backUp } from '../backup/backup';
import { readConfig } from '../config';
import { FORMER, fileOf, runCommand } from './command';

await runCommand(async () => {
  const file = fileOf('Usage: npm run backup -- FILE\nThe database is that of DATABASE_URL or DATA_DIR.');
  const { title, rows } = await backUp(readConfig(process.env), FORMER, file);
  console.log(`${rows} rows of ${title} are in ${file}. Keep it private: it holds hidden cards.`);
});
