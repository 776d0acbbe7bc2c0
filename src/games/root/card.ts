import type { GameCard } from '../contract';
import { DEFAULT_OPTIONS, MAX_PLAYERS, type MatchOptions, MIN_PLAYERS } from './data/options';

/** Root on the shelf. */
export const card: GameCard<MatchOptions> = {
  id: 'root',
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  defaultOptions: DEFAULT_OPTIONS,
  botLevels: ['novice', 'planner', 'warlord'],
  usualBot: 'planner',
  botNames: ['Ada', 'Bruno', 'Clara', 'Dario'],
  words: {
    en: {
      title: 'Root',
      tagline: 'Four factions fight over one wood, and each of them plays by rules of its own.',
      time: '60 to 120 minutes',
      rights:
        'A fan-made project, not affiliated with the publisher. Root by Cole Wehrle, published by Leder Games. No art or text of theirs is used.',
      phases: {
        factions: 'Choice of factions',
        setUp: 'Set-up',
        play: 'Play',
        birdsong: 'Birdsong',
        daylight: 'Daylight',
        evening: 'Evening',
      },
      bots: {
        novice: { name: 'novice', about: 'Knows the rules and little more. Good for a first game.' },
        planner: { name: 'planner', about: 'Plans the whole turn and counts every point.' },
        warlord: { name: 'warlord', about: 'Thinks about the answers of the others. Hard to beat.' },
      },
    },
    it: {
      title: 'Root',
      tagline: 'Quattro fazioni si contendono un bosco, e ognuna gioca con regole tutte sue.',
      time: 'Da 60 a 120 minuti',
      rights:
        'Un progetto amatoriale, senza legami con l’editore. Root di Cole Wehrle, pubblicato da Leder Games. Nessuna illustrazione e nessun testo loro è usato.',
      phases: {
        factions: 'Scelta delle fazioni',
        setUp: 'Preparazione',
        play: 'Partita',
        birdsong: 'Alba',
        daylight: 'Giorno',
        evening: 'Crepuscolo',
      },
      bots: {
        novice: { name: 'novizio', about: 'Conosce le regole e poco più. Adatto alla prima partita.' },
        planner: { name: 'stratega', about: 'Pianifica tutto il turno e conta ogni punto.' },
        warlord: { name: 'condottiero', about: 'Pensa alle risposte degli altri. Difficile da battere.' },
      },
    },
    fr: {
      title: 'Root',
      tagline: 'Quatre factions se disputent une forêt, et chacune joue selon ses propres règles.',
      time: '60 à 120 minutes',
      rights:
        'Un projet d’amateurs, sans lien avec l’éditeur. Root de Cole Wehrle, publié par Leder Games. Aucune de leurs illustrations, aucun de leurs textes n’est utilisé.',
      phases: {
        factions: 'Choix des factions',
        setUp: 'Mise en place',
        play: 'Partie',
        birdsong: 'Aurore',
        daylight: 'Jour',
        evening: 'Crépuscule',
      },
      bots: {
        novice: { name: 'novice', about: 'Connaît les règles et guère plus. Bien pour une première partie.' },
        planner: { name: 'stratège', about: 'Prévoit tout le tour et compte chaque point.' },
        warlord: { name: 'chef de guerre', about: 'Pense aux réponses des autres. Difficile à battre.' },
      },
    },
    pl: {
      title: 'Root',
      tagline: 'Cztery frakcje walczą o jeden las, a każda gra według własnych zasad.',
      time: '60–120 minut',
      rights:
        'Projekt fanów, niezwiązany z wydawcą. Root, autor: Cole Wehrle, wydawca: Leder Games. Nie używamy ich ilustracji ani tekstów.',
      phases: {
        factions: 'Wybór frakcji',
        setUp: 'Przygotowanie',
        play: 'Rozgrywka',
        birdsong: 'Świt',
        daylight: 'Dzień',
        evening: 'Wieczór',
      },
      bots: {
        novice: { name: 'nowicjusz', about: 'Zna zasady i niewiele więcej. Dobry na pierwszą grę.' },
        planner: { name: 'strateg', about: 'Planuje całą turę i liczy każdy punkt.' },
        warlord: { name: 'wódz', about: 'Myśli o odpowiedziach innych. Trudny przeciwnik.' },
      },
    },
  },
};
