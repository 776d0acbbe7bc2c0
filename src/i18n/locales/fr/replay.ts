/** Des parties à revoir : coup par coup, et avec l’œil d’un bot fort. */
export const replay = {
  menu: 'Revoir',
  back: 'Retour à la partie',
  playOn: 'Continuer à partir d’ici',
  runningSure: 'Ceci est une relecture. La partie continue à sa table.',
  playOnSure:
    'Essayer un autre coup ? Une partie commence sur cet appareil, avec vous à cette place et des bots aux autres. La relecture reste telle quelle.',
  bar: {
    title: 'Relecture',
    where: 'Tour {{turn}} · coup {{at}} sur {{last}}',
    move: 'Coup',
    first: 'Au début (Origine)',
    turnBack: 'Un tour en arrière (Page préc.)',
    back: 'Un coup en arrière (←)',
    on: 'Un coup en avant (→)',
    turnOn: 'Un tour en avant (Page suiv.)',
    last: 'À la fin (Fin)',
    play: 'Lecture',
    pause: 'Pause',
    speed: 'Vitesse',
    paces: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
  },
  list: { title: 'Tous les coups' },
  viewer: { label: 'Point de vue', spectator: 'Spectateur', seat: 'Comme {{name}}' },
  share: {
    button: 'Lien vers ce coup',
    copied: 'Le lien est copié.',
    here: 'Le lien est copié. Cette partie ne se trouve que sur cet appareil : pour les autres, enregistrez-la dans un fichier.',
  },
  review: {
    title: 'Analyse',
    offer:
      'Le bot le plus fort regarde chaque tour de cette partie, en sachant seulement ce que son joueur pouvait savoir.',
    start: 'Lancer l’analyse',
    cancel: 'Arrêter',
    progress: 'Le bot réfléchit : {{percent}} %',
    failed: 'L’analyse n’a pas abouti. Réessayez.',
    chart: 'Chances de victoire',
    chartLabel: 'Les chances de victoire de chacun pendant la partie. À la fin : {{shares}}.',
    turn: 'Tour {{turn}} : {{name}}',
    made: 'Joué : {{what}}.',
    nothing: 'rien qui pouvait être choisi',
    mark: { mistake: 'Erreur', brilliant: 'Brillant' },
    loss: 'Par rapport à la meilleure façon trouvée : {{lost}}.',
    points: '{{points}} points',
    best: 'Les meilleures façons trouvées, avec l’avance finale attendue de chacune :',
    chance: 'Ce que le hasard a fait dans ce tour : {{percent}}.',
    turningPoints: 'Tournants',
    reason: {
      mistake:
        'Tour {{turn}} : une erreur de {{mover}}. Les chances de {{name}} sont passées de {{before}} à {{after}}.',
      chance:
        'Tour {{turn}} : le hasard, pendant le tour de {{mover}}. {{name}} est passé de {{before}} à {{after}}.',
      play: 'Tour {{turn}} : bien joué par {{mover}}. Les chances de {{name}} sont passées de {{before}} à {{after}}.',
    },
    player: 'Joueur',
    accuracy: 'Précision',
    mistakes: 'Erreurs',
    luck: 'Chance',
    honest_one: '{{count}} tour, {{seconds}} secondes de réflexion : une estimation, pas la vérité.',
    honest_other: '{{count}} tours, {{seconds}} secondes de réflexion : une estimation, pas la vérité.',
  },
  update: {
    ready:
      'Une nouvelle version de ces pages est là. Elle se charge quand vous changez de page, ou maintenant.',
    tooOld:
      'Cette page est trop ancienne pour le serveur. Rechargez-la pour jouer en ligne ; les parties de cet appareil sont en sécurité.',
    load: 'Charger maintenant',
    later: 'Plus tard',
  },
  unreadable: {
    title: 'Une partie enregistrée illisible',
    text: 'Cette partie a été enregistrée par une autre version, que celle-ci ne sait pas lire. Enregistrez-la dans un fichier pour la garder.',
    sure: 'Supprimer cette partie pour de bon ? Cette version ne la lit pas, mais une autre le pourra peut-être.',
  },
  none: {
    title: 'Il n’y a pas de relecture',
    broken:
      'Les règles de cette version n’acceptent pas tous les coups de cette partie. Enregistrez-la dans un fichier pour la garder.',
    unknown: 'Ni ce navigateur ni le serveur ne connaissent cette partie.',
    toMatch: 'Vers la partie',
  },
  open: {
    title: 'Ouvrir un fichier enregistré',
    lead: 'Un fichier écrit par « Enregistrer dans un fichier » redevient une partie, à revoir ou à continuer.',
    drop: 'Déposez le fichier ici, ou choisissez-le.',
    choose: 'Choisir un fichier',
    problem: {
      notJson: 'Ce fichier n’est pas une partie enregistrée : il est illisible. Rien n’a changé.',
      notMatch: 'Ce fichier n’est pas une partie enregistrée. Rien n’a changé.',
      otherGame: 'Cette partie est d’un jeu qui n’existe pas ici. Rien n’a changé.',
      newer:
        'Cette partie a été enregistrée par une version plus récente. Rechargez la page, puis réessayez.',
      broken:
        'Cette partie ne suit pas les règles de son jeu, elle ne peut donc pas être montrée. Rien n’a changé.',
      unreachable: 'Il n’y a pas de tel fichier sur ce serveur.',
    },
  },
};
