import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import { SERVER_PATHS } from '../../src/protocol/paths';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/;

type Encoding = 'br' | 'gzip';
const compress: Readonly<Record<Encoding, (data: Buffer) => Promise<Buffer>>> = {
  br: (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (data) => promisify(gzip)(data),
};

interface File {
  data: Buffer;
  type: string;
  etag: string;
  cache: string;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** Files whose name carries a hash of their content never change; everything else is asked for again each time. */
function cacheHeader(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function readFiles(folder: string): Map<string, File> {
  const files = new Map<string, File>();
  let entries: { name: string; parentPath: string; isFile(): boolean }[];
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return files;
  }
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const data = readFileSync(file);
    files.set(path, {
      data,
      type: TYPES[extname(file)] ?? 'application/octet-stream',
      // Weak: the same for all encodings, which differ in their bytes.
      etag: `W/"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"`,
      cache: cacheHeader(path),
      encoded: {},
    });
  }
  return files;
}

const UNBUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>No pages yet</title>
<p>The server runs. Its pages are not built yet: stop it and run <code>npm run build</code>.</p></html>`;

async function send(ctx: Context, file: File): Promise<void> {
  ctx.type = file.type;
  ctx.set('Cache-Control', file.cache);
  ctx.set('ETag', file.etag);
  const compressible = COMPRESSIBLE.test(file.type) && file.data.length >= 1024;
  if (compressible) ctx.vary('Accept-Encoding');
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (!compressible) {
    ctx.body = file.data;
    return;
  }
  const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding !== 'br' && encoding !== 'gzip') {
    ctx.body = file.data;
    return;
  }
  file.encoded[encoding] ??= compress[encoding](file.data);
  ctx.set('Content-Encoding', encoding);
  ctx.body = await file.encoded[encoding];
}

const isServerPath = (path: string): boolean =>
  SERVER_PATHS.some((own) => path === own || path.startsWith(`${own}/`));

/**
 * The built client, read once at start and kept in memory with its compressed forms. Paths without a file type are
 * pages of the client, which finds its own way by the address, except those that belong to the server; files that do
 * not exist are not found. Without a first page it is not `complete`, and says so to visitors. The script that the first
 * page begins with names the `build`.
 */
export function staticFiles(folder: string): { serve: Middleware; complete: boolean; build: string | null } {
  const files = readFiles(folder);
  const serve: Middleware = async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || isServerPath(ctx.path)) return next();
    const path = ctx.path === '/' ? '/index.html' : ctx.path;
    const file = files.get(path);
    if (file !== undefined) return send(ctx, file);
    if (extname(path) !== '' && path !== '/index.html') return next();
    const page = files.get('/index.html');
    if (page !== undefined) return send(ctx, page);
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = UNBUILT;
  };
  const page = files.get('/index.html')?.data.toString('utf8');
  const build = /<script[^>]* src="(\/assets\/[^"]+)"/.exec(page ?? '')?.[1] ?? null;
  return { serve, complete: page !== undefined, build };
}
