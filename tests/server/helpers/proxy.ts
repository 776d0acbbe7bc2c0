import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
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

/** The configuration of docs/hosting.md, with everything in one folder and as an ordinary user. */
const configuration = (folder: string, port: number, ports: readonly number[]) => `
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
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream tables {
${ports.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://tables;
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_connect_timeout 2s;
      proxy_read_timeout 75s;
    }
  }
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

/** A real nginx on a free port in front of servers on these ports; it is ended after the tests. */
export async function startProxy(ports: readonly number[]): Promise<{ url: string }> {
  if (NGINX === undefined) throw new Error('nginx is not installed');
  const folder = tempFolder('table-proxy-');
  mkdirSync(join(folder, 'tmp'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, ports));
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
