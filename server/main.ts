// Packages look at NODE_ENV when they are loaded, so it is set before any of them is: boardgame.io is four times
// slower outside production. The server itself is the file next to this one.
process.env.NODE_ENV ??= 'production';
await import(new URL('./serve.mjs', import.meta.url).href);
