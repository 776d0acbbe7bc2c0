// The service worker's part of notices: it runs when no page is open, so it holds no words of its own.
self.addEventListener('push', (event) => {
  const { text, path } = event.data ? event.data.json() : {};
  if (typeof text !== 'string') return;
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(text, { tag: 'your-turn', icon: '/icon-192.png', data: { path } }),
      self.navigator.setAppBadge?.(),
    ]),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? '', self.registration.scope).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find((one) => one.url === address) ?? pages[0];
    if (page === undefined) return self.clients.openWindow(address);
    await page.focus();
    return page.url === address ? page : page.navigate(address);
  };
  event.waitUntil(open());
});
