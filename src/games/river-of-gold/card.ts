import type { GameCard } from '../contract';
import { DEFAULT_OPTIONS, FORMER_OPTIONS, MAX_PLAYERS, type MatchOptions, MIN_PLAYERS } from './data/options';

/** The bots' levels, the weakest first. */
export const BOT_LEVELS = ['novice', 'merchant', 'daimyo'] as const;

/** River of Gold on the shelf. */
export const card: GameCard<MatchOptions> = {
  id: 'river-of-gold',
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  defaultOptions: DEFAULT_OPTIONS,
  formerOptions: FORMER_OPTIONS,
  botLevels: BOT_LEVELS,
  usualBot: 'merchant',
  botNames: ['Akiko', 'Benjiro', 'Chiyo', 'Daisuke'],
  formerFileFormat: 'river-of-gold-match',
  words: {
    en: {
      title: 'River of Gold',
      tagline:
        'Build along the banks, sail with the current, deliver to those who matter. The river makes you rich.',
      time: '45 to 90 minutes',
      rights:
        'A fan project, not connected with the publisher. Game design by Keith Piggott, published by Office Dog. All pictures and words here are our own.',
      phases: {
        clans: 'Choosing clans',
        era1: 'Era 1',
        emperorsVisit: 'The Emperor’s visit',
        era2: 'Era 2',
        finalRound: 'Final round',
      },
      bots: {
        novice: { name: 'novice', about: 'Still learning. Good for a first game.' },
        merchant: { name: 'merchant', about: 'Knows the trade and makes few mistakes.' },
        daimyo: { name: 'daimyo', about: 'Thinks ahead. Hard to beat.' },
      },
    },
    it: {
      title: 'Il Fiume d’Oro',
      tagline:
        'Costruisci sulle rive, naviga con la corrente, consegna a chi conta. Il fiume ti renderà ricco.',
      time: 'Da 45 a 90 minuti',
      rights:
        'Un progetto amatoriale, senza legami con l’editore. Gioco ideato da Keith Piggott, pubblicato da Office Dog. Tutte le immagini e i testi di questo sito sono nostri.',
      phases: {
        clans: 'Scelta dei clan',
        era1: 'Era 1',
        emperorsVisit: 'Visita dell’Imperatore',
        era2: 'Era 2',
        finalRound: 'Fase finale',
      },
      bots: {
        novice: { name: 'principiante', about: 'Sta ancora imparando. Adatto alla prima partita.' },
        merchant: { name: 'mercante', about: 'Conosce il mestiere e sbaglia poco.' },
        daimyo: { name: 'daimyo', about: 'Pensa in anticipo. Difficile da battere.' },
      },
    },
    fr: {
      title: 'La Rivière de l’Or',
      tagline:
        'Bâtissez sur les berges, naviguez au fil du courant, livrez ceux qui comptent. La rivière fera votre fortune.',
      time: '45 à 90 minutes',
      rights:
        'Un projet d’amateurs, sans lien avec l’éditeur. Un jeu de Keith Piggott, publié par Office Dog. Toutes les images et tous les textes de ce site sont les nôtres.',
      phases: {
        clans: 'Choix des clans',
        era1: 'Ère 1',
        emperorsVisit: 'La Visite de l’Empereur',
        era2: 'Ère 2',
        finalRound: 'Dernier tour de table',
      },
      bots: {
        novice: { name: 'novice', about: 'Apprend encore. Bien pour une première partie.' },
        merchant: { name: 'marchand', about: 'Connaît le métier et se trompe peu.' },
        daimyo: { name: 'daimyo', about: 'Voit loin. Difficile à battre.' },
      },
    },
    pl: {
      title: 'Rzeka Złota',
      tagline:
        'Buduj nad brzegami, płyń z nurtem, dostarczaj towary tym, którzy się liczą. Rzeka da ci bogactwo.',
      time: '45–90 minut',
      rights:
        'Projekt fanów, niezwiązany z wydawcą. Autor gry: Keith Piggott, wydawca: Office Dog. Wszystkie rysunki i teksty na tej stronie są nasze.',
      phases: {
        clans: 'Wybór klanów',
        era1: '1. era',
        emperorsVisit: 'Cesarska wizyta',
        era2: '2. era',
        finalRound: 'Ostatnia runda',
      },
      bots: {
        novice: { name: 'nowicjusz', about: 'Dopiero się uczy. Dobry na pierwszą grę.' },
        merchant: { name: 'kupiec', about: 'Zna się na handlu i rzadko się myli.' },
        daimyo: { name: 'daimyo', about: 'Planuje naprzód. Trudny przeciwnik.' },
      },
    },
  },
};
