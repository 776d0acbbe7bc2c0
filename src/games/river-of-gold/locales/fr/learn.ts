import type { Translation } from '../../../../i18n/translation';
import type { learn as english } from '../en/learn';
import { lessons } from './learn-lessons';

export const learn: Translation<typeof english> = {
  contents: 'Sur cette page',
  idea: {
    title: 'De quoi il s’agit',
    text: 'Vous dirigez un clan de marchands sur une rivière qui descend des montagnes à la baie. Vous bâtissez sur ses berges, vous envoyez vos deux bateaux au fil du courant récolter ce que les bâtiments offrent, et vous livrez les marchandises à des clients qui vous donnent de l’influence. La personne qui a le plus de points de victoire à la fin l’emporte.',
    cycle:
      'Tout s’enchaîne : les bâtiments enrichissent les voyages, les voyages rapportent marchandises et kokus, les marchandises gagnent des clients, les clients donnent de l’influence et des capacités durables.',
  },
  turn: {
    title: 'Votre tour',
    text: 'Vous lancez votre dé à la fin de chaque tour : vous le connaissez donc déjà quand le suivant commence. Un tour compte quatre étapes :',
    favor:
      'Dépensez des faveurs divines si vous le voulez : chacune tourne le dé d’une face, en plus ou en moins. Le 6 et le 1 sont voisins.',
    action: 'Effectuez exactement une action : construire, naviguer ou livrer.',
    masteries: 'Acquérez chaque maîtrise que vous remplissez. Cela se fait tout seul.',
    roll: 'Lancez le dé pour votre prochain tour.',
    faces:
      'Le dé est aussi une carte : son chiffre est la région où vous pouvez construire ou livrer, et le nombre de cases dont un bateau avance.',
  },
  build: {
    title: 'Construire',
    space:
      'Choisissez une case Berge vide dans la région de votre dé et payez les kokus indiqués. Vos bateaux n’ont pas besoin d’être proches.',
    tile: 'Choisissez une des quatre tuiles de la rangée de bâtiments et posez-la là. La tuile en fin de rangée vous donne aussi 1 faveur.',
    marker: 'Votre marqueur de clan s’y pose et vous gagnez l’influence indiquée dans cette région.',
    anatomy: 'Comment lire une tuile',
    visitor: 'La pointe, côté eau : ce que gagne un bateau en visite.',
    band: 'La bande : le type de bâtiment et l’influence pour qui le construit. Les emblèmes des propriétaires s’y posent.',
    owner: 'Le côté plat : ce que gagne son propriétaire à chaque visite d’un bateau.',
  },
  sail: {
    title: 'Naviguer',
    move: 'Choisissez un de vos deux bateaux et avancez-le sur la rivière du nombre de votre dé.',
    visit:
      'Là où il s’arrête, il touche quatre cases Berge. Vous recevez le cadeau au visiteur de chaque bâtiment, et 1 koku par case vide. La pioche d’un client vient toujours en premier.',
    owners:
      'Ensuite, les propriétaires de ces bâtiments reçoivent leur cadeau, vous aussi pour les vôtres. Bâtissez donc là où beaucoup de bateaux s’arrêtent.',
    journey:
      'Un bateau qui dépasse la dernière case repart de l’amont : son trajet est terminé. Vous gagnez 3 kokus ou 1 marchandise au choix, puis les capacités de vos marchands, dans l’ordre de votre choix quand il compte ; ensuite la tuile en fin de rangée est défaussée.',
  },
  deliver: {
    title: 'Livrer',
    choose:
      'Choisissez dans votre main un client dont la région est celle de votre dé et payez les marchandises de sa commande.',
    gain: 'Le client reste visible devant vous jusqu’à la fin de la partie, et vous gagnez ce qu’il offre.',
    draw: 'Puis piochez 2 nouveaux clients et défaussez-en 1 de votre main.',
    roles: 'Cinq sortes de clients',
    role: 'Client',
    region: 'Région',
    ability: 'Capacité',
    atOnce: 'Tout de suite',
    lasting: 'À partir de là',
    atEnd: 'En fin de partie',
    merchantLasting: 'Une capacité chaque fois qu’un de vos bateaux termine son trajet',
    nobleLasting: 'Une capacité pour votre bateau royal',
    monkLasting:
      'Un second marqueur sur un bâtiment, le vôtre ou celui d’un adversaire selon la carte : vous recevez son cadeau au propriétaire. Un bâtiment porte au plus deux marqueurs',
    nobleEnd:
      '1 point par bâtiment du type indiqué ; région 5 : par type de bâtiment possédé ; région 6 : par région où vous avez un bâtiment',
    nothing: 'Rien',
  },
  influence: {
    title: 'L’influence',
    text: 'Chaque région a une piste de 18 cases. Vous gagnez chaque cadeau que votre marqueur atteint ou dépasse, même si quelqu’un s’y trouve déjà.',
    step: 'Case {{step}}',
    trackGood: '1 marchandise de la région',
    flower: 'le chrysanthème : rien par lui-même, mais la Maîtrise des Cours le demande',
    scoring:
      'À la fin, la tuile de chaque région donne des points au premier et au deuxième, et dans certaines régions au troisième.',
  },
  masteries: {
    title: 'Les maîtrises',
    text: 'Trois de ces six sont en jeu. À 3 ou 4 joueurs, le premier à en remplir une gagne 7 points, le deuxième 5, le troisième 3. À 2 joueurs, seul le premier gagne quelque chose : 5 points.',
  },
  limits: {
    title: 'Échanges et limites',
    trade:
      'À votre tour, jusqu’au lancer du dé, échangez autant que vous voulez : 2 marchandises identiques contre 1 autre, ou 5 kokus contre 1 faveur.',
    limit: 'Vous pouvez garder 25 kokus et 6 marchandises de chaque sorte. Le surplus est perdu.',
    waits:
      'Une marchandise au choix gagnée pendant le tour d’un autre attend : vous la choisissez au début de votre prochain tour ou, si vous n’en avez plus, avant le décompte final.',
    moon: 'Les faveurs ne dépassent jamais votre limite, la lune. Elle commence à 3 ; chaque moine la monte de 1, jusqu’à 6.',
  },
  eras: {
    title: 'Deux ères et la fin',
    row: 'Quand une tuile quitte la rangée, les autres glissent et une nouvelle arrive : de la pile de l’Ère 1 d’abord, puis de l’Ère 2. La tuile du dessus de chaque pile est visible de tous.',
    visit:
      'Quand la dernière tuile de l’Ère 1 est arrivée, l’Empereur vient à la fin de ce tour : chacun reçoit le cadeau au propriétaire de tous ses bâtiments.',
    end: 'Qui fait entrer la dernière tuile de l’Ère 2 gagne 5 points. Tous les autres jouent encore un tour, puis on compte les points.',
  },
  scoring: {
    title: 'Décompte final',
    regions:
      'Régions : les points de chaque tuile. Les ex æquo se partagent les points de leurs places, arrondis à l’inférieur. Sans influence dans une région, on n’y marque rien. Un doyen double votre part.',
    two: 'À 2 joueurs, la deuxième place ne compte qu’à 5 cases ou moins de la première.',
    customers: 'Clients : 2, 5, 9, 14, 20 ou 27 points pour 1 à 6 livraisons ou plus.',
    abilities:
      'Les capacités de fin de partie des marchands, des artisans et des nobles, chaque carte à part, arrondies à l’inférieur.',
    tie: 'Le plus de points l’emporte. En cas d’égalité, le plus de faveurs ; si l’égalité demeure, la victoire est partagée.',
  },
  patrons: {
    title: 'Mécènes des clans',
    text: 'Une option pour qui connaît le jeu : chaque joueur a un mécène avec une capacité spéciale.',
  },
  glossary: {
    title: 'Glossaire',
    koku: 'L’argent. Paie les constructions, et 5 achètent 1 faveur.',
    silk: 'Une marchandise. Les clients commandent des marchandises.',
    rice: 'Une marchandise. Les clients commandent des marchandises.',
    porcelain: 'Une marchandise. Les clients commandent des marchandises.',
    anyGood: 'Soie, riz ou porcelaine, au choix.',
    favor: 'Tourne votre dé avant votre action.',
    favorLimit: 'Combien de faveurs vous pouvez garder.',
    points: 'Ce qui fait gagner.',
    influence: 'Les cases parcourues sur la piste d’une région.',
    journey: 'Un bateau a dépassé l’embouchure et repart de l’amont.',
    draw: 'Piochez un client, puis défaussez-en un.',
    port: 'Bâtiment : les visiteurs gagnent des kokus.',
    market: 'Bâtiment : les visiteurs gagnent des marchandises. Un marché impérial n’appartient à personne.',
    manor: 'Bâtiment : les visiteurs gagnent de l’influence.',
    shrine: 'Bâtiment : les visiteurs gagnent des points.',
    royalShip: 'Le bateau qui a les capacités de vos nobles.',
    flower: 'Le chrysanthème, sur la case 11 de chaque piste.',
  },
  search: {
    label: 'Chercher dans les règles',
    placeholder: 'Par exemple : doyen, faveur, trajet',
    clear: 'Effacer la recherche',
    found_one: '{{count}} passage trouvé.',
    found_other: '{{count}} passages trouvés.',
    nothing: 'Rien trouvé pour « {{query}} ». Essayez un autre mot.',
  },
  figures: {
    board: {
      title: 'Le plateau et ses parties',
      river: 'Une case Rivière et son numéro. Les bateaux naviguent de 1 à 14.',
      price: 'Une case Berge. Le nombre est le prix d’une construction en kokus.',
      region: 'Une région. Son numéro est une face du dé.',
      imperial: 'La case d’un marché impérial, qui n’appartient à personne.',
      bay: 'L’embouchure : ici un trajet se termine, avec 3 kokus ou une marchandise, et vos marchands.',
    },
    touched: {
      title: 'Ce que touche un bateau',
      text: 'Un bateau sur la case Rivière {{river}} touche les quatre cases Berge en surbrillance, et aucune autre. Il en va ainsi de chaque case Rivière : toujours quatre.',
    },
    scored: {
      title: 'Le décompte d’une région',
      text: 'La tuile donne 9 et 5. Le Crabe et la Mante sont premiers ex æquo : ils partagent les deux places, 7 points chacun. Le Crabe a le doyen de la région, qui double les 7. Les places sont prises : la Grue ne gagne rien.',
    },
  },
  example: {
    title: 'Un décompte, additionné : le Crabe',
    part: 'Quoi',
    points: 'Points',
    region: 'La région du dessin, avec le doyen',
    customers: '{{count}} clients livrés',
    merchants: '{{count}} marchands, {{koku}} kokus restants : 1 point par {{per}} kokus, chacun',
    artisans:
      '{{count}} artisans, {{goods}} marchandises restantes : 1 point par {{per}} marchandises, chacun',
    total: 'Ensemble, en plus des points gagnés pendant la partie',
  },
  guide: { you: 'Kenji', other: 'Akiko' },
  reasons: {
    gains: 'Tout de suite : {{what}}.',
    influence: 'Influence en {{region}} : de {{from}} à {{to}}.',
    regionPays_one:
      'Si la partie finissait maintenant, {{region}} vous rapporterait {{count}} point de plus.',
    regionPays_other:
      'Si la partie finissait maintenant, {{region}} vous rapporterait {{count}} points de plus.',
    owner: 'Chaque fois qu’un bateau s’y arrête, vous gagnez : {{what}}.',
    delivery_one: 'Un client de plus : {{count}} point à la fin.',
    delivery_other: 'Un client de plus : {{count}} points à la fin.',
    merchant: 'Un marchand donne quelque chose à la fin de chaque trajet.',
    artisan: 'Un artisan rend les constructions en {{region}} moins chères de 2 kokus.',
    elder: 'Un doyen double ce que {{region}} vous rapporte à la fin.',
    noble: 'Un noble donne une capacité à votre bateau royal, et des points à la fin.',
    monk: 'Un moine augmente votre limite de faveur et pose un second marqueur sur un bâtiment.',
    journey: 'Le bateau termine son trajet : 3 kokus ou une marchandise, et vos marchands.',
    others: '{{name}} gagne aussi : {{what}}.',
  },
  lessons,
};
