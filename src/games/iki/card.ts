import type { GameCard } from '../contract';
import type { MatchOptions } from './rules/state';

/** IKI on the shelf. */
export const card: GameCard<MatchOptions> = {
  id: 'iki',
  players: { min: 2, max: 4 },
  defaultOptions: { extras: true, cards: null },
  fileOption: 'cards',
  botLevels: ['apprentice', 'craftsman', 'master'],
  usualBot: 'craftsman',
  botNames: ['Hanako', 'Ichiro', 'Jun', 'Kiku'],
  words: {
    en: {
      title: 'IKI',
      tagline:
        'A year in Edo: hire craftsmen and sellers, walk the street, fight fires, and live it with style.',
      time: '60 to 90 minutes',
      rights:
        'A fan project, not connected with the publishers. Game design by Koota Yamada, published by UTSUROI (later edition: Sorry We Are French). No picture or text of theirs is used; the values of the cards are our own.',
      phases: {
        startingOccupations: 'Starting occupations',
        pathOfLife: 'Path of Life',
        actions: 'The street',
        neutralCard: 'Neutral card',
        fire: 'Fire',
        payDay: 'Pay day',
        newYear: 'New Year',
      },
      bots: {
        apprentice: { name: 'apprentice', about: 'Still learning the trade. Good for a first game.' },
        craftsman: { name: 'craftsman', about: 'Knows the street and wastes little.' },
        master: { name: 'master', about: 'Plans the whole year. Hard to beat.' },
      },
    },
    it: {
      title: 'IKI',
      tagline:
        'Un anno a Edo: assumi artigiani e venditori, percorri la Strada Principale, doma gli incendi e vivi con stile.',
      time: 'Da 60 a 90 minuti',
      rights:
        'Un progetto amatoriale, senza legami con gli editori. Gioco ideato da Koota Yamada, pubblicato da UTSUROI (edizione successiva: Sorry We Are French). Nessuna immagine e nessun testo loro è usato; i valori delle carte sono nostri.',
      phases: {
        startingOccupations: 'Professioni iniziali',
        pathOfLife: 'Cammino della Vita',
        actions: 'Strada Principale',
        neutralCard: 'Carta neutrale',
        fire: 'Incendio',
        payDay: 'Giorno di Paga',
        newYear: 'Anno Nuovo',
      },
      bots: {
        apprentice: {
          name: 'apprendista',
          about: 'Sta ancora imparando il mestiere. Adatto alla prima partita.',
        },
        craftsman: { name: 'artigiano', about: 'Conosce la strada e spreca poco.' },
        master: { name: 'maestro', about: 'Pianifica l’anno intero. Difficile da battere.' },
      },
    },
    fr: {
      title: 'IKI',
      tagline:
        'Une année à Edo : engagez artisans et marchands, parcourez la rue, combattez les incendies et vivez avec style.',
      time: '60 à 90 minutes',
      rights:
        'Un projet d’amateurs, sans lien avec les éditeurs. Un jeu de Koota Yamada, publié par UTSUROI (édition suivante : Sorry We Are French). Aucune de leurs images, aucun de leurs textes n’est utilisé ; les valeurs des cartes sont les nôtres.',
      phases: {
        startingOccupations: 'Métiers de départ',
        pathOfLife: 'Chemin de vie',
        actions: 'La rue',
        neutralCard: 'Carte neutre',
        fire: 'Incendie',
        payDay: 'Jour de paie',
        newYear: 'Nouvel An',
      },
      bots: {
        apprentice: { name: 'apprenti', about: 'Apprend encore le métier. Bien pour une première partie.' },
        craftsman: { name: 'artisan', about: 'Connaît la rue et gaspille peu.' },
        master: { name: 'maître', about: 'Prévoit toute l’année. Difficile à battre.' },
      },
    },
    pl: {
      title: 'IKI',
      tagline:
        'Rok w Edo: zatrudniaj rzemieślników i sprzedawców, przemierzaj ulicę, gaś pożary i żyj z klasą.',
      time: '60–90 minut',
      rights:
        'Projekt fanów, niezwiązany z wydawcami. Autor gry: Koota Yamada, wydawca: UTSUROI (późniejsze wydanie: Sorry We Are French). Nie używamy ich rysunków ani tekstów; wartości kart są nasze.',
      phases: {
        startingOccupations: 'Początkowe zawody',
        pathOfLife: 'Ścieżka życia',
        actions: 'Ulica',
        neutralCard: 'Karta neutralna',
        fire: 'Pożar',
        payDay: 'Dzień wypłaty',
        newYear: 'Nowy Rok',
      },
      bots: {
        apprentice: { name: 'uczeń', about: 'Dopiero uczy się fachu. Dobry na pierwszą grę.' },
        craftsman: { name: 'rzemieślnik', about: 'Zna ulicę i niewiele marnuje.' },
        master: { name: 'mistrz', about: 'Planuje cały rok. Trudny przeciwnik.' },
      },
    },
  },
};
