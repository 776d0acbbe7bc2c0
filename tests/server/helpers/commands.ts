import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** Runs a command as a host does, with these settings, and gives what it has printed. */
export async function runCommand(
  name: 'admin' | 'backup' | 'restore',
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string; errors: string }> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => ['PATH', 'HOME', 'TMPDIR'].includes(key)),
  );
  const child = spawn(process.execPath, ['scripts/command.mjs', name, ...args], {
    cwd: root,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = { output: '', errors: '' };
  child.stdout.on('data', (chunk) => {
    text.output += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    text.errors += String(chunk);
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...text };
}
