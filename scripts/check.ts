/**
 * The part of `npm run check` that no tool brings: the direction of imports, games named outside their folders,
 * words that a reader would stumble over, and parts that the browser would draw by itself. Prints each problem as file:line and a sentence; exit code 1 if there is one.
 */
import { checkDirection } from './check/direction';
import { checkNames } from './check/names';
import { checkNative } from './check/native';
import { readTree } from './check/tree';
import { checkWords } from './check/words';

const tree = readTree(process.cwd());
const problems = [checkDirection, checkNames, checkWords, checkNative].flatMap((check) => check(tree));
for (const { file, line, why } of problems) console.log(`${file}:${line} ${why}`);
console.log(`${tree.size} files checked, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
