/**
 * Asks the registry for known holes in the packages of production: npm run audit
 * A package that is installed and never loaded is excused below; a test sees to it that it is never loaded.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** Installed because the framework asks for them, and never loaded by us: tests/scripts/dependencies.test.ts. */
export const NEVER_LOADED = ['svelte', 'svelte-json-tree-auto', 'react-cookies'];

/**
 * The packages with holes that are not excused, each with what is known, from a report of `npm audit --json`. A package
 * that is named only because of another one is as good as that one.
 * @param {{vulnerabilities?: Record<string, {via: (string | {title: string, url: string, severity: string})[]}>}} report
 */
export function openHoles({ vulnerabilities = {} }) {
  const isOpen = (name, seen = []) =>
    !NEVER_LOADED.includes(name) &&
    !seen.includes(name) &&
    (vulnerabilities[name]?.via ?? []).some(
      (cause) => typeof cause !== 'string' || isOpen(cause, [...seen, name]),
    );
  return Object.entries(vulnerabilities)
    .filter(([name]) => isOpen(name))
    .map(([name, { via }]) => ({
      name,
      known: via.map((cause) =>
        typeof cause === 'string' ? `by way of ${cause}` : `${cause.severity}: ${cause.title} (${cause.url})`,
      ),
    }));
}

function main() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
  let report;
  try {
    report = JSON.parse(stdout);
  } catch {
    report = {};
  }
  if (report.vulnerabilities === undefined) {
    console.error('The registry has not answered what is known about the packages.');
    process.exit(2);
  }
  const holes = openHoles(report);
  for (const { name, known } of holes) console.error(`${name}\n  ${known.join('\n  ')}`);
  if (holes.length > 0) process.exit(1);
  console.log('No hole is known in what the server and the pages load.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
