import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort, onCleanUp, tempFolder } from './process';

const NGINX = [process.env.NGINX_PATH ?? '', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) =>
  existsSync(file),
);
export const hasProxy = NGINX !== undefined;

export function sayIfNoProxy(): void {
  if (hasProxy) return;
  const line = '!'.repeat(72);
  console.warn(
    `${line}\nSKIPPED: several processes behind a proxy. Install the package nginx, or set NGINX_PATH.\n${line}`,
  );
}

/**
 * What docs/hosting.md tells hosts to write, for servers on these ports. All visitors of a test come from one address, so
 * that `ip_hash` would send them all to one process: it is left out where they are to be spread.
 */
function documented(port: number, ports: readonly number[], sticky: boolean): string {
  const [, text = ''] = /```\n(upstream [^`]+)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  const servers = / *server 10\.\S+ (.*;)\n/g;
  const [, settings] = [...text.matchAll(servers)][0] ?? [];
  const listen = /listen 443 ssl;/;
  if (settings === undefined || !listen.test(text) || !text.includes('ip_hash;'))
    throw new Error('docs/hosting.md has no configuration of a proxy for several processes');
  const ours = ports.map((each) => `  server 127.0.0.1:${each} ${settings}\n`).join('');
  return text
    .replace(/(?: *server 10\..*\n)+/, ours)
    .replace(listen, `listen 127.0.0.1:${port};`)
    .replace('ip_hash;', sticky ? 'ip_hash;' : '');
}

/** The rest that nginx needs, with everything in one folder and as an ordinary user. */
const configuration = (folder: string, proxy: string) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/tmp;
  proxy_temp_path ${folder}/tmp;
  fastcgi_temp_path ${folder}/tmp;
  uwsgi_temp_path ${folder}/tmp;
  scgi_temp_path ${folder}/tmp;
  ${proxy}
}
`;

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * A real nginx on a free port in front of servers on these ports; it is ended after the tests. Where it is sticky, a
 * visitor always gets to the same one.
 */
export async function startProxy(
  ports: readonly number[],
  { sticky = false }: { sticky?: boolean } = {},
): Promise<{ url: string }> {
  if (NGINX === undefined) throw new Error('nginx is not installed');
  const folder = tempFolder('table-proxy-');
  mkdirSync(join(folder, 'tmp'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, documented(port, ports, sticky)));
  const child: ChildProcess = spawn(NGINX, ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  onCleanUp(() => {
    child.kill('SIGTERM');
  });
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { url: `http://127.0.0.1:${port}` };
}
