/** Whether this browser can be told while no page is open. */
export const canPush = (): boolean =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator && typeof PushManager !== 'undefined';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

async function registration(): Promise<ServiceWorkerRegistration | null> {
  return canPush() ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;
}

/** The subscription of this browser; null where it has none. */
export const pushSubscription = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager.getSubscription()) ?? null;

/** Subscribes this browser with the server's key; null where the person or the browser refuses. */
export async function subscribePush(key: string): Promise<PushSubscription | null> {
  try {
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
    return (await (await registration())?.pushManager.subscribe(options)) ?? null;
  } catch {
    return null;
  }
}
