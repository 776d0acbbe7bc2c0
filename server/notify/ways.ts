import nodemailer from 'nodemailer';
import webpush from 'web-push';
import { NOTICE_WORDS, type NoticeLanguage } from '../../src/protocol/notices';
import type { Log } from '../log';
import type { PeopleStore } from '../storage/people';
import { postOutside } from './outside';
import type { NoticeSettings } from './settings';
import type { VapidKeys } from './vapid';

export interface Message {
  /** What it is about, in the reader's language. */
  text: string;
  /** The page to open, as it stands after the server's address. */
  path: string;
  language: NoticeLanguage;
}

interface WayServices {
  people: PeopleStore;
  keys: VapidKeys;
  smtpUrl: string | null;
  mailFrom: string;
  /** Where the pages are, without a slash at the end. */
  publicUrl: string;
  allowPrivate: boolean;
  log: Log;
}

/** A push that nobody could take within a day is of no use any more. */
const PUSH_SECONDS = 24 * 60 * 60;

/** The ways to somebody whose page is closed. One that fails is logged, without its address, and stops no other. */
export class Ways {
  private readonly mail: ReturnType<typeof nodemailer.createTransport> | null;

  constructor(private readonly services: WayServices) {
    const { smtpUrl } = services;
    this.mail = smtpUrl === null ? null : nodemailer.createTransport(smtpUrl);
  }

  get canMail(): boolean {
    return this.mail !== null;
  }

  async tell(profileID: string, settings: NoticeSettings, message: Message): Promise<void> {
    await Promise.all([
      this.attempt('push', () => this.push(profileID, message)),
      this.attempt('email', () => this.email(settings.email, message)),
      this.attempt('webhook', () => this.webhook(settings.webhook, message)),
    ]);
  }

  /** Asks whether an address is the person's own. */
  async askToConfirm(address: string, token: string, language: NoticeLanguage): Promise<void> {
    const words = NOTICE_WORDS[language];
    const link = `${this.services.publicUrl}/#/profile/email/${token}`;
    await this.send(address, words.confirmTitle, `${words.confirmText}\n\n${link}\n`);
  }

  close(): void {
    this.mail?.close();
  }

  private async attempt(way: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // The message of the error may hold the address.
      const { code, name } = error as { code?: unknown; name?: unknown };
      this.services.log.warn({ way, code: code ?? name }, 'a notice could not be sent');
    }
  }

  private async push(profileID: string, { text, path }: Message): Promise<void> {
    const { people, keys, publicUrl, mailFrom, allowPrivate } = this.services;
    const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFrom}`;
    for (const subscription of await people.pushes(profileID)) {
      const { endpoint, headers, body } = webpush.generateRequestDetails(
        subscription,
        JSON.stringify({ text, path }),
        { vapidDetails: { subject, ...keys }, TTL: PUSH_SECONDS, urgency: 'high', topic: 'your-turn' },
      );
      await this.attempt('push', async () => {
        const status = await postOutside(endpoint, { headers: asHeaders(headers), body }, allowPrivate);
        // The browser has unsubscribed, or is no more.
        if (status === 404 || status === 410) await people.removePush(profileID, endpoint);
        else if (status >= 300) throw Object.assign(new Error('refused'), { code: status });
      });
    }
  }

  private async email(address: string | null, { text, path, language }: Message): Promise<void> {
    if (address === null || this.mail === null) return;
    const { publicUrl } = this.services;
    const stop = `${NOTICE_WORDS[language].stop} ${publicUrl}/#/profile`;
    await this.send(address, text, `${text}\n\n${publicUrl}/${path}\n\n${stop}\n`);
  }

  private async webhook(url: string | null, { text, path }: Message): Promise<void> {
    if (url === null) return;
    const { publicUrl, allowPrivate } = this.services;
    const body = JSON.stringify({ content: `${text} ${publicUrl}/${path}` });
    const headers = { 'Content-Type': 'application/json' };
    const status = await postOutside(url, { headers, body }, allowPrivate);
    if (status >= 300) throw Object.assign(new Error('refused'), { code: status });
  }

  private async send(to: string, subject: string, text: string): Promise<void> {
    await this.mail?.sendMail({ from: this.services.mailFrom, to, subject, text });
  }
}

const asHeaders = (headers: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );
