import type { Translation } from '../../../../i18n/translation';
import type { lessons as english } from '../en/lessons';

/** Ce que disent les leçons. */
export const lessons: Translation<typeof english> = {
  common: {
    title: 'La forêt',
    about:
      'Les clairières, qui les contrôle, déplacement, combat et points : ce que toutes les factions partagent.',
    steps: {
      map: {
        title: 'Douze clairières',
        text: 'Chaque clairière est renard, lapin ou souris, et des chemins la relient à d’autres. Les emplacements carrés reçoivent des bâtiments. Ici vous êtes la Marquise, mais ce que vous apprenez vaut pour tous.',
      },
      rule: {
        title: 'Qui contrôle',
        text: 'Vous contrôlez là où vous avez plus de guerriers et de bâtiments, comptés ensemble, que tout autre joueur : ici. À égalité personne ne contrôle, sauf la Canopée. Les jetons ne comptent pas (2.5). L’anneau montre qui contrôle, et son nombre de combien.',
      },
      turn: {
        title: 'Un tour et ses cartes',
        text: 'Un tour se compose de l’Aurore, du Jour et du Crépuscule. Une carte vaut pour sa couleur, ou pour ce qu’elle dit si vous la fabriquez. Les oiseaux valent toute couleur. Au Crépuscule vous piochez, et gardez 5 cartes au plus.',
      },
      battle: {
        title: 'Livrez un combat',
        text: 'L’Alliance a ici un jeton et aucun guerrier. Combattez-la. On jette deux dés : l’attaquant porte le plus grand nombre de touches, le défenseur le plus petit, et personne plus qu’il n’a de guerriers sur place. Un défenseur sans guerrier subit 1 touche de plus. Pour le jeton vous marquez 1 point, et payez l’Outrage d’une carte (4.3, 8.2.6).',
      },
      move: {
        title: 'Déplacez-vous',
        text: 'Déplacez maintenant des guerriers. Vous devez contrôler la clairière qu’ils quittent ou celle où ils entrent (4.2.1). Pour la Marquise une Marche donne deux déplacements.',
      },
      points: {
        title: '30 points pour gagner',
        text: 'Vous marquez pour chaque bâtiment ou jeton ennemi retiré, pour les objets fabriqués, et selon votre faction. Avec 30 points, vous avez gagné aussitôt (3.1).',
      },
      end: {
        title: 'Finissez votre tour',
        text: 'Utilisez vos actions si vous voulez, puis finissez le tour.',
      },
    },
    alone: {
      task: 'Maintenant un tour à vous. Quand il est fini, ayez au moins {{points}} points : construisez, fabriquez, ou retirez des bâtiments et jetons ennemis.',
      why: 'Les déplacements font de la place, les combats la gardent, et ce que vous y construisez rapporte.',
    },
  },
  marquise: {
    title: 'Marquise de Chat',
    about: 'Bois, bâtiments, recrues : la faction qui tient la forêt au début.',
    steps: {
      wood: {
        title: 'Le bois des scieries',
        text: 'À votre Aurore chaque scierie donne 1 bois. Le bois paie les bâtiments, et doit arriver sur place par des clairières que vous contrôlez (6.5.4).',
      },
      keep: {
        title: 'Le donjon',
        text: 'Personne d’autre ne peut placer de pièces ici. Tant qu’il tient, vos hôpitaux de campagne peuvent sauver des guerriers : une carte de la couleur de la clairière où ils sont tombés les amène tous ici (6.2.3).',
      },
      build: {
        title: 'Construisez',
        text: 'Vous avez 3 actions. Construisez quelque chose dans une de ces clairières. Un atelier donne pour l’instant le plus de points, une scierie plus de bois, une caserne plus de guerriers et plus tard plus de cartes.',
      },
      recruit: {
        title: 'Recrutez',
        text: 'Une fois par tour vous recrutez : un guerrier à chaque caserne (6.5.3).',
      },
      birds: {
        title: 'Une action de plus',
        text: 'Chaque carte oiseau dépensée est une action de plus. Une carte de la couleur d’une scierie sert aux heures supplémentaires : 1 bois sur place.',
      },
      end: {
        title: 'Finissez votre tour',
        text: 'Utilisez ce qui reste : marchez, combattez, ou non. Puis finissez le tour.',
      },
    },
    alone: {
      task: 'Jouez seul votre prochain tour. Quand il est fini, ayez au moins {{points}} points.',
      why: 'Plus une piste se vide, plus chaque bâtiment rapporte. C’est ainsi qu’elle gagne.',
    },
  },
  eyrie: {
    title: 'Dynasties de la Canopée',
    about: 'Le Décret grandit à chaque tour et doit être obéi, sinon vient l’agitation.',
    steps: {
      decree: {
        title: 'Le Décret',
        text: 'Quatre colonnes : recruter, déplacer, combattre, bâtir. À chaque tour, chacune de leurs cartes demande son action dans une clairière de sa couleur, de gauche à droite. Les oiseaux conviennent partout (7.5.2).',
      },
      leader: {
        title: 'Votre chef',
        text: 'Le Despote a mis ses deux Vizirs sur déplacer et bâtir. Ce sont des oiseaux. Si une carte ne peut être accomplie, c’est l’agitation : vous perdez un point par oiseau, le Décret et le chef.',
      },
      add: {
        title: 'Ajoutez au Décret',
        text: 'Vous devez ajouter 1 ou 2 cartes. Pensez à tous les tours à venir : recruter là où est un perchoir, ou partir d’où vous avez beaucoup de guerriers, est sûr.',
      },
      resolve: {
        title: 'Obéissez',
        text: 'Faites ce que demandent les colonnes. Déplacez assez de guerriers pour contrôler une nouvelle clairière avec un emplacement libre, puis construisez-y un perchoir. À égalité, vous contrôlez.',
      },
      roosts: {
        title: 'Les perchoirs sont des points',
        text: 'Chaque Crépuscule vos perchoirs rapportent : 2 perchoirs 1 point, 3 perchoirs 2, jusqu’à 5 points pour les sept. Ils apportent aussi des cartes (7.6).',
      },
    },
    alone: {
      task: 'Jouez seul votre prochain tour : obéissez à tout le Décret sans agitation, et ayez au moins {{points}} points quand le tour est fini.',
      why: 'Un Décret que l’on peut toujours suivre et un perchoir de plus par tour : c’est la voie de la Canopée.',
    },
  },
  alliance: {
    title: 'Alliance de la Forêt',
    about: 'La sympathie se répand, les partisans se rassemblent, puis une clairière se soulève.',
    steps: {
      sympathy: {
        title: 'La sympathie',
        text: 'Vos jetons rendent ces clairières sympathisantes. Chaque nouveau jeton coûte des partisans de la couleur de la clairière et rapporte de plus en plus. Ils servent aussi à fabriquer.',
      },
      outrage: {
        title: 'Outrage',
        text: 'Les partisans sont des cartes que vous seul pouvez regarder. Un autre joueur qui déplace des guerriers dans une clairière sympathisante, ou retire un jeton, doit vous donner une carte de sa couleur (8.2.6).',
      },
      revolt: {
        title: 'Révolte !',
        text: 'Vous avez deux partisans de la couleur d’une de ces clairières. Révoltez-vous : toutes les pièces ennemies y sont retirées, et vous recevez une base, des guerriers et un officier (8.4.1).',
      },
      spread: {
        title: 'Répandre',
        text: 'Après les révoltes vous pouvez répandre la sympathie à côté des clairières sympathisantes, tant que vos partisans suffisent. Là où un autre joueur a 3 guerriers, cela en coûte un de plus.',
      },
      day: {
        title: 'Le Jour',
        text: 'Fabriquez, faites de cartes de votre main des partisans (mobiliser), ou dépensez une carte de la couleur d’une base pour former un officier. Puis passez au Crépuscule.',
      },
      end: {
        title: 'Le Crépuscule',
        text: 'Chaque officier est une opération : déplacer, combattre, recruter à une base, ou organiser, qui change un guerrier en jeton sympathie. Puis finissez le tour.',
      },
    },
    alone: {
      task: 'Jouez seul votre prochain tour. Quand il est fini, ayez au moins {{points}} points.',
      why: 'Chaque jeton sur la carte rend le suivant plus précieux : commencez tôt et ne vous laissez pas oublier.',
    },
  },
  vagabond: {
    title: 'Le Vagabond',
    about: 'Un pion, une besace d’objets, et des amis ou des ennemis dans chaque faction.',
    steps: {
      items: {
        title: 'Vos objets',
        text: 'Tout ce que vous faites épuise un objet : bottes pour se déplacer, torche pour explorer, épée pour combattre, marteau pour fabriquer ou réparer. À l’Aurore 3 d’entre eux sont remis en état, plus avec du thé.',
      },
      slip: {
        title: 'Se faufiler',
        text: 'Vous êtes dans une forêt. Une fois par tour vous pouvez aller dans une clairière ou forêt adjacente sans bottes. Allez dans une clairière avec une ruine (9.4.2).',
      },
      explore: {
        title: 'Explorez la ruine',
        text: 'Épuisez votre torche : ce qui est sous la ruine est à vous, et vous marquez 1 point (9.5.3).',
      },
      friends: {
        title: 'Amis et ennemis',
        text: 'Aide : épuisez n’importe quel objet et donnez une carte de la couleur de votre clairière à un joueur présent. La relation s’améliore, ce qui rapporte, et vous pouvez prendre un objet qu’il a fabriqué. Retirez un guerrier, et cette faction est Hostile (9.2.9).',
      },
      quests: {
        title: 'Quêtes',
        text: 'Dans une clairière de sa couleur, épuisez les deux objets d’une quête : 2 cartes, ou un point par quête de cette couleur accomplie (9.5.5).',
      },
      end: {
        title: 'Finissez votre tour',
        text: 'Faites ce que vous voulez des objets qui restent, puis finissez le tour.',
      },
    },
    alone: {
      task: 'Jouez seul votre prochain tour. Quand il est fini, ayez au moins {{points}} points : une autre ruine, un ami, une quête.',
      why: 'Plus d’objets, plus d’actions ; et chaque faction est une façon de marquer.',
    },
  },
};
