// What a host sees and does at a running server: npm run admin -- WHAT [WHICH …]
import {
  ADMIN_PATH,
  type AdminMatch,
  type AdminMatchDetails,
  type AdminOverview,
  type AdminProfile,
  type AdminReport,
  type AuditLine,
  type Ban,
} from '../../src/protocol/admin';
import { CommandError, readCommand, runCommand } from './command';
import { minutesOf } from './duration';
import { plainTable } from './table';

const USAGE = `Usage: npm run admin -- WHAT [--json] [--url http://127.0.0.1:8000]

  overview                             how many matches, open reports and bans
  matches [WORDS]                      the newest, or those with this id, profile or beginning of a name
  match ID                             its seats and its chat
  profiles [WORDS]                     those seen last, or with this id or beginning of a name
  reports                              what players have reported, open ones first
  bans                                 those that run
  audit                                the last hundred things that were done here

  remove-match ID
  remove-message MATCH MESSAGE
  remove-name MATCH SEAT               the seat gets a neutral name
  remove-profile-name PROFILE          the profile gets one, here and in all its matches
  ban-address ADDRESS --for 7d         minutes (30m), hours (12h), days (7d) or weeks (4w)
  ban-profile PROFILE --for 7d
  end-ban BAN
  close-report REPORT

All that changes something takes --reason "…", which is written into the audit.
The token is taken from ADMIN_TOKEN; the server is at --url, at ADMIN_URL, or at PORT of this machine.`;

const OPTIONS = {
  json: { type: 'boolean' },
  url: { type: 'string' },
  for: { type: 'string' },
  reason: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Show<T> = (answer: T) => string;
type Ask = { path: string; body?: object; show: Show<never> };

const when = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
const done: Show<unknown> = () => 'Done.';
const renamed: Show<{ name: string }> = ({ name }) => `Done: the name is now ${name}.`;
const orNone = (rows: readonly unknown[], table: () => string): string =>
  rows.length === 0 ? 'None.' : table();

const seatWords = ({ seats }: AdminMatch): string =>
  seats.map(({ name, bot }) => (bot === null ? (name ?? '–') : `(${bot})`)).join(', ');

const showOverview: Show<AdminOverview> = ({ storage, counts, openReports, bans }) =>
  [
    plainTable(
      ['game', 'waiting', 'playing', 'finished'],
      counts.map(({ game, waiting, playing, finished }) => [
        game,
        String(waiting),
        String(playing),
        String(finished),
      ]),
    ),
    `Open reports: ${openReports}. Bans: ${bans}. Storage: ${storage}.`,
  ].join('\n\n');

const showMatches: Show<{ matches: AdminMatch[] }> = ({ matches }) =>
  orNone(matches, () =>
    plainTable(
      ['id', 'game', 'state', 'moves', 'changed', 'seats'],
      matches.map((match) => [
        match.id,
        match.game,
        match.unlisted ? `${match.state}, private` : match.state,
        String(match.moves),
        when(match.updatedAt),
        seatWords(match),
      ]),
    ),
  );

const showMatch: Show<AdminMatchDetails> = (match) =>
  [
    `${match.game} ${match.id}: ${match.state}, ${match.moves} moves, created ${when(match.createdAt)}`,
    plainTable(
      ['seat', 'name', 'profile', 'here', 'addresses'],
      match.seats.map(({ seat, name, bot, profile, connected, addresses }) => [
        String(seat),
        bot === null ? (name ?? '–') : `(${bot})`,
        profile ?? '–',
        connected ? 'yes' : 'no',
        addresses.join(', '),
      ]),
    ),
    orNone(match.chat, () =>
      plainTable(
        ['message', 'name', 'said', 'text'],
        match.chat.map(({ key, name, at, text }) => [key, name ?? '', when(at), text]),
      ),
    ),
  ].join('\n\n');

const showProfiles: Show<{ profiles: AdminProfile[] }> = ({ profiles }) =>
  orNone(profiles, () =>
    plainTable(
      ['id', 'name', 'seen', 'matches', 'banned until'],
      profiles.map(({ id, name, seenAt, matches, bannedUntil }) => [
        id,
        name,
        when(seenAt),
        String(matches),
        bannedUntil === null ? '' : when(bannedUntil),
      ]),
    ),
  );

const showReports: Show<{ reports: AdminReport[] }> = ({ reports }) =>
  orNone(reports, () =>
    plainTable(
      ['id', 'reported', 'match', 'name', 'profile', 'message', 'note', 'closed'],
      reports.map((report) => [
        report.id,
        when(report.at),
        report.matchID ?? '',
        report.reportedName,
        report.reported ?? '',
        report.message,
        report.note,
        report.doneAt === null ? '' : when(report.doneAt),
      ]),
    ),
  );

const showBans: Show<{ bans: Ban[] }> = ({ bans }) =>
  orNone(bans, () =>
    plainTable(
      ['id', 'kind', 'who', 'until', 'reason'],
      bans.map(({ id, kind, who, until, reason }) => [id, kind, who, when(until), reason]),
    ),
  );

const showAudit: Show<{ lines: AuditLine[] }> = ({ lines }) =>
  orNone(lines, () =>
    plainTable(
      ['when', 'act', 'target', 'from', 'details'],
      lines.map(({ at, act, target, address, details }) => [
        when(at),
        act,
        target,
        address,
        Object.entries(details)
          .map(([key, value]) => `${key}: ${value}`)
          .join(', '),
      ]),
    ),
  );

const showBan: Show<Ban> = ({ id, who, until }) =>
  `Done: ${who} is banned until ${when(until)} UTC (ban ${id}).`;

function ban(kind: Ban['kind'], who: string, time: string | undefined, reason: string): Ask {
  const minutes = time === undefined ? null : minutesOf(time);
  if (minutes === null) throw new CommandError('A ban needs --for, such as 30m, 12h, 7d or 4w.');
  return { path: '/bans', body: { kind, who, minutes, reason }, show: showBan };
}

/** How many words may follow each command. */
const WORDS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  overview: [0, 0],
  matches: [0, 1],
  match: [1, 1],
  profiles: [0, 1],
  reports: [0, 0],
  bans: [0, 0],
  audit: [0, 0],
  'remove-match': [1, 1],
  'remove-message': [2, 2],
  'remove-name': [2, 2],
  'remove-profile-name': [1, 1],
  'ban-address': [1, 1],
  'ban-profile': [1, 1],
  'end-ban': [1, 1],
  'close-report': [1, 1],
};

/** What to ask the server for. */
function asked(words: readonly string[], options: { for?: string; reason?: string }): Ask {
  const [what = '', first = '', second = ''] = words;
  const { reason = '' } = options;
  const allowed = WORDS[what];
  if (allowed === undefined || words.length - 1 < allowed[0] || words.length - 1 > allowed[1]) {
    throw new CommandError(USAGE);
  }
  const search = first === '' ? '' : `?search=${encodeURIComponent(first)}`;
  const id = encodeURIComponent(first);
  switch (what) {
    case 'overview':
      return { path: '', show: showOverview };
    case 'matches':
      return { path: `/matches${search}`, show: showMatches };
    case 'match':
      return { path: `/matches/${id}`, show: showMatch };
    case 'profiles':
      return { path: `/profiles${search}`, show: showProfiles };
    case 'reports':
      return { path: '/reports', show: showReports };
    case 'bans':
      return { path: '/bans', show: showBans };
    case 'audit':
      return { path: '/audit', show: showAudit };
    case 'remove-match':
      return { path: `/matches/${id}/remove`, body: { reason }, show: done };
    case 'remove-message':
      return { path: `/matches/${id}/remove-message`, body: { message: second, reason }, show: done };
    case 'remove-name':
      return { path: `/matches/${id}/remove-name`, body: { seat: Number(second), reason }, show: renamed };
    case 'remove-profile-name':
      return { path: `/profiles/${id}/remove-name`, body: { reason }, show: renamed };
    case 'ban-address':
      return ban('address', first, options.for, reason);
    case 'ban-profile':
      return ban('profile', first, options.for, reason);
    case 'end-ban':
      return { path: `/bans/${id}/end`, body: { reason }, show: done };
    default:
      return { path: `/reports/${id}/close`, body: { reason }, show: done };
  }
}

/** Asks the server; what it refuses is a CommandError. The token goes into a header and nowhere else. */
async function send(url: string, token: string, { path, body }: Ask): Promise<unknown> {
  const response = await fetch(`${url}${ADMIN_PATH}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CommandError(`No server answers at ${url}.`);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const { code, message } = (answer ?? {}) as { code?: string; message?: string };
  if (response.status === 404 && code === 'not-found' && path === '') {
    throw new CommandError('The server has no ADMIN_TOKEN, so that there is nothing to look after it with.');
  }
  if (code === 'bad-token') throw new CommandError('The server has another ADMIN_TOKEN.');
  throw new CommandError(message ?? `The server answers with status ${response.status}.`);
}

await runCommand(async () => {
  const { values, positionals } = readCommand(OPTIONS, USAGE);
  if (values.help || positionals.length === 0) {
    console.log(USAGE);
    return;
  }
  const ask = asked(positionals, values);
  const { ADMIN_TOKEN: token, ADMIN_URL, PORT } = process.env;
  if (!token) throw new CommandError('Set ADMIN_TOKEN to the token that the server was started with.');
  const url = (values.url ?? ADMIN_URL ?? `http://127.0.0.1:${PORT || 8000}`).replace(/\/+$/, '');
  const answer = await send(url, token, ask);
  console.log(values.json ? JSON.stringify(answer, null, 2) : ask.show(answer as never));
});
