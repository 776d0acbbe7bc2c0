import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the project as it is now, in a folder where anything may be broken. */
export interface Copy {
  readonly folder: string;
  remove(): void;
}

/** Copies every file that git knows or would add; the packages are linked. */
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
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}
