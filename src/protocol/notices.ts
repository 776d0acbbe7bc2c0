/** When somebody does not want to be told, by the clock of their time zone: minutes since midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly timeZone: string;
}

const LANGUAGES = ['en', 'it', 'fr', 'pl'] as const;
export type NoticeLanguage = (typeof LANGUAGES)[number];
export const NOTICE_LANGUAGES: readonly string[] = LANGUAGES;

interface NoticeWords {
  /** It is somebody's turn in one match of a game. */
  one(game: string): string;
  /** It is somebody's turn in several matches. */
  many(count: number): string;
  /** The people of a finished match play it again, and somebody is invited. */
  again(game: string): string;
  readonly confirmTitle: string;
  readonly confirmText: string;
  /** How to stop these messages. */
  readonly stop: string;
}

/** What is said to people whose page is closed; the server says it, in the language of their page. */
export const NOTICE_WORDS: Readonly<Record<NoticeLanguage, NoticeWords>> = {
  en: {
    one: (game) => `It is your turn in ${game}.`,
    many: (count) => `It is your turn in ${count} matches.`,
    again: (game) => `Somebody wants to play ${game} again with you.`,
    confirmTitle: 'Confirm your address',
    confirmText:
      'Somebody wants to be told at this address when it is their turn. If that is you, open this link within a day:',
    stop: 'To stop these messages, open your profile:',
  },
  it: {
    one: (game) => `È il tuo turno in ${game}.`,
    many: (count) => `È il tuo turno in ${count} partite.`,
    again: (game) => `Qualcuno vuole rigiocare con te a ${game}.`,
    confirmTitle: 'Conferma il tuo indirizzo',
    confirmText:
      'Qualcuno vuole ricevere a questo indirizzo un avviso quando è il suo turno. Se sei tu, apri questo link entro un giorno:',
    stop: 'Per non ricevere più questi messaggi, apri il tuo profilo:',
  },
  fr: {
    one: (game) => `C’est à vous de jouer : ${game}.`,
    many: (count) => `C’est à vous de jouer dans ${count} parties.`,
    again: (game) => `Quelqu’un veut rejouer avec vous : ${game}.`,
    confirmTitle: 'Confirmez votre adresse',
    confirmText:
      'Quelqu’un veut être prévenu à cette adresse quand vient son tour. Si c’est vous, ouvrez ce lien dans la journée :',
    stop: 'Pour ne plus recevoir ces messages, ouvrez votre profil :',
  },
  pl: {
    one: (game) => `Twoja kolej w grze ${game}.`,
    many: (count) => `Partie, w których jest twoja kolej: ${count}.`,
    again: (game) => `Ktoś chce znowu zagrać z tobą w ${game}.`,
    confirmTitle: 'Potwierdź swój adres',
    confirmText:
      'Ktoś chce dostawać na ten adres wiadomości o swojej kolejce. Jeśli to ty, otwórz ten link w ciągu doby:',
    stop: 'Aby nie dostawać tych wiadomości, otwórz swój profil:',
  },
};
