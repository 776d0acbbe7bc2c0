import { cleanUp, startServer } from './helpers/process';

afterAll(cleanUp);

test('pages may run and load nothing but what is ours', async () => {
  const server = await startServer();
  const policy = (await fetch(server.url)).headers.get('Content-Security-Policy') ?? '';
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(directives.get('script-src')).toEqual(["'self'"]);
  expect(directives.get('connect-src')).toEqual(["'self'"]);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
    expect([name, directives.get(name)]).toEqual([name, ["'none'"]]);
  }
  // Styles may be written into elements, for motion; code may be written nowhere.
  const unsafe = [...directives].filter(([, sources]) => sources.join().includes('unsafe'));
  expect(unsafe).toEqual([['style-src', ["'self'", "'unsafe-inline'"]]]);
  expect(policy).not.toMatch(/\*|https?:/);
  await server.stop();
});

test('a page of a strange origin may read nothing, whatever it asks for', async () => {
  const { url } = await startServer({ env: { ORIGINS: 'https://friend.example' } });
  const allowed = async (path: string, Origin: string) =>
    (await fetch(url + path, { headers: { Origin } })).headers.get('Access-Control-Allow-Origin');
  for (const path of ['/games', '/api/matches', '/api/profile', '/healthz', '/nothing']) {
    expect([path, await allowed(path, 'https://stranger.example')]).toEqual([path, null]);
    expect([path, await allowed(path, 'null')]).toEqual([path, null]);
    expect(await allowed(path, 'https://friend.example')).toBe('https://friend.example');
  }
});
