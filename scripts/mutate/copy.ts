import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the project as it is now, in a folder where anything may be broken. */
export interface Copy {
  readonly folder: string;
  remove(): void;
}

/**
 * The packages file by file as hard links, which costs no space: npm takes a link to the whole folder for a mistake, and
 * a test asks npm. Where files cannot be linked (another disk), the folder is.
 */
function addPackages(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    symlinkSync(from, to, 'dir');
  }
}

/** Copies every file that git knows or would add, and links the packages. */
export function copyProject(root: string): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    });
    for (const file of listed.split('\0')) {
      if (file === '' || !existsSync(join(root, file))) continue;
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      copyFileSync(join(root, file), join(folder, file));
    }
    addPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}
